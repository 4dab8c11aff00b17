import SwiftSources
import SwiftSyntax

/// The declarations of a project that need SwiftUI, which is not here: they are left out, and what previews a screen of UIKit's
/// becomes a preview of that.
struct SwiftUIParts {
    /// The items that are left out, in each file.
    private(set) var items: [Int: Set<SyntaxIdentifier>] = [:]
    /// The previews that stand in the place of some of them.
    private(set) var previews: [SyntaxIdentifier: SwiftUIFile.Preview] = [:]
    /// The names of the declarations that are left out, in their order.
    private var names: [String] = []
    /// The names of those of them that only show what previews show.
    private var namesOfPreviews: Set<String> = []
    /// Whether an app of SwiftUI's is among them.
    private var hasApp = false
    /// The places at which the rest names what is left out.
    private(set) var problems: [SourceProblem] = []

    /// The parts of the files `trees` with the `texts`.
    init(of trees: [SourceFileSyntax], _ texts: [String]) {
        guard texts.contains(where: { $0.contains("SwiftUI") }) else { return }
        let declared = Set(trees.flatMap { $0.statements.activeItems.flatMap(\.declaredNames) })
        var files = trees.indices.compactMap { SwiftUIFile(trees[$0], number: $0, declared: declared) }
        let absent = Set(files.flatMap { $0.parts.flatMap(\.declaredNames) })
        for number in files.indices { files[number].addPreviews(of: absent) }
        let screens = files.flatMap(\.screens)
        for file in files {
            items[file.number] = Set(file.parts.map(\.id))
            names += file.parts.flatMap(\.declaredNames)
            namesOfPreviews.formUnion(file.namesOfPreviews)
            for preview in file.previews(of: screens) { previews[preview.item.id] = preview }
        }
        let parts = files.flatMap(\.parts)
        for app in parts where app.isApp {
            hasApp = true
            previews[app.id] = SwiftUIFile.Preview(of: app, among: parts, screens)
        }
        leaveOut(files, of: trees)
        findUses(in: trees, texts, files)
    }

    /// The names of the declarations that are missed, in their order.
    var missedNames: [String] { names.filter { !namesOfPreviews.contains($0) } }

    /// Whether the app begins at the class `node`, as far as that is its delegate: one of an app that is left out shows nothing.
    func beginsApp(_ node: ClassDeclSyntax) -> Bool {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let isMain = node.attributes.contains { ["@main", "@UIApplicationMain"].contains($0.trimmedDescription) }
        return !hasApp || isMain || !inherited.contains("UIApplicationDelegate")
    }

    /// Leaves out the whole of files that need SwiftUI elsewhere, too, and that nothing else needs.
    private mutating func leaveOut(_ files: [SwiftUIFile], of trees: [SourceFileSyntax]) {
        guard trees.count > 1 else { return }
        var rests = rests(of: trees)
        var isChanged = true
        while isChanged {
            isChanged = false
            for file in files where !rests[file.number].declared.isEmpty {
                let rest = rests[file.number]
                guard rest.firstUse(of: absentNames(rests), andSwiftUI: true) != nil,
                    !rests.contains(where: { $0.number != file.number && !$0.words.isDisjoint(with: rest.declared) })
                else { continue }
                items[file.number] = Set(file.items.map(\.id))
                names += rest.names
                rests = self.rests(of: trees)
                isChanged = true
            }
        }
    }

    private mutating func findUses(in trees: [SourceFileSyntax], _ texts: [String], _ files: [SwiftUIFile]) {
        let rests = rests(of: trees)
        let absent = absentNames(rests)
        for rest in rests {
            let importsIt = files.contains { $0.number == rest.number }
            guard let use = rest.firstUse(of: absent, andSwiftUI: importsIt) else { continue }
            let position = SourcePosition(offset: use.trimmedOffsets.lowerBound, in: texts[rest.number])
            problems.append(
                SourceProblem(
                    file: rest.number, position: position,
                    message:
                        "\(use.text) needs SwiftUI, which is not here. Show a UIViewController in its place, or put what "
                        + "names it between #if canImport(SwiftUI) and #endif."))
        }
    }

    private func rests(of trees: [SourceFileSyntax]) -> [RestOfFile] {
        trees.indices.map { RestOfFile(of: trees[$0], number: $0, without: items[$0] ?? []) }
    }

    /// The names of what is left out that nothing of the rest has.
    private func absentNames(_ rests: [RestOfFile]) -> Set<String> {
        Set(names).subtracting(rests.flatMap(\.names))
    }
}
