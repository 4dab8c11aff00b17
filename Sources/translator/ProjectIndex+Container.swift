import SwiftSources

/// The container for whose screens a type is made.
extension ProjectIndex {
    /// The container whose screens the type `name` changes; nil where nothing says so.
    ///
    /// Its own calls count first, then its name, the calls of its file `file`, and what an animator is told. Of several containers
    /// the narrower one counts: code that asks whether there is a stack, and dismisses otherwise, has one.
    func container(of name: String, in file: Int, isAnimator: Bool) -> SourceEntry.Container? {
        let own = ancestors(of: name).reduce(into: Set()) { $0.formUnion(containersOfTypes[$1] ?? []) }
        let narrowest = { (containers: Set<SourceEntry.Container>) in
            [.stack, .tabs, .presentation].first(where: containers.contains)
        }
        let called = narrowest(own) ?? (isAnimator ? containerByName(of: name) : nil)
        let calls = called ?? narrowest(containersOfFiles[file] ?? [])
        guard isAnimator else { return calls }
        let found = calls ?? containerByFlags(of: name)
        guard found == nil || found == .presentation else { return found }
        if keepsPresenter(name, in: file, isPresentation: found != nil) { return .customPresentation }
        return found ?? (uses(of: name).namesPresentation ? .presentation : nil)
    }

    private static let operations = ["UINavigationController.Operation", "UINavigationControllerOperation"]
    private static let stackWords = ["push", "pushing", "navigation", "nav"]
    private static let popWords = ["pop", "popping"]
    private static let tabWords = ["tab", "tabs", "tabbar"]
    private static let modalWords = [
        "present", "presenting", "presented", "presentation", "dismiss", "dismissing", "dismissal", "modal", "sheet",
    ]

    /// The container that the name of the type `name` says, or the type of an operation that it is told; nil for neither.
    private func containerByName(of name: String) -> SourceEntry.Container? {
        let types = initializers(of: name).joined().map(\.type) + variables(of: name).map(\.type)
        if types.contains(where: Self.operations.contains) { return .stack }
        let words = words(of: name)
        if words.contains(where: Self.stackWords.contains) { return .stack }
        if words.contains(where: Self.tabWords.contains) { return .tabs }
        return words.contains(where: Self.modalWords.contains) ? .presentation : nil
    }

    /// The container that flags such as `isPresenting` say; without one `pop` in the name of the type `name` says a stack.
    private func containerByFlags(of name: String) -> SourceEntry.Container? {
        let flags =
            classChain(of: name).flatMap { members[$0]?.flags ?? [] } + initializers(of: name).joined().map(\.name)
        let presents = flags.contains { flag in
            DirectionWords.lowercasedWords(in: flag).contains(where: Self.modalWords.contains)
        }
        if presents { return .presentation }
        return words(of: name).contains(where: Self.popWords.contains) ? .stack : nil
    }

    /// The words in the name of the type itself, without those of the types around it.
    private func words(of name: String) -> [String] {
        DirectionWords.lowercasedWords(in: name.writtenTypeName.split(separator: ".").last.map(String.init) ?? name)
    }

    /// Whether the animator `name` leaves the presenter's view where it is: it, or the one for the other direction, asks for one
    /// side alone, or its file presents in such a style.
    private func keepsPresenter(_ name: String, in file: Int, isPresentation: Bool) -> Bool {
        let others = DirectionWords.counterparts(of: name).compactMap { type(named: $0.name, within: name) }
        let all = ([name] + others).map(uses)
        if all.contains(where: { $0.choosesSide || $0.sides == [.from] }) { return true }
        let hasController = members.contains { type, members in
            members.inherited.contains("UIPresentationController") && classes[type]?.file == file
        }
        return hasController || isPresentation && filesOverPresenter.contains(file)
    }

    /// The uses of a context that the type `name` makes, or what it inherits from.
    func uses(of name: String) -> TypeUses {
        classChain(of: name).reduce(into: TypeUses()) { all, type in
            if let own = usesOfTypes[type] { all.append(own) }
        }
    }
}
