/// Types that inherit from others, over all files.
extension ProjectIndex {
    /// The type of the project that `text` names within the type `name`; nil for one of another module.
    func type(named text: String, within name: String) -> String? {
        let text = classes[name].map { marked(text, in: $0.file) } ?? text
        let written = text.writtenTypeName
        var scope = name.split(separator: ".").map(String.init)
        while !scope.isEmpty {
            let candidate = (scope + [written]).joined(separator: ".")
            if members[candidate] != nil { return candidate }
            scope.removeLast()
        }
        return [text, written].first { members[$0] != nil }
    }

    /// The type `name` and all that it inherits from, its super-class before the protocols; types of other modules by the
    /// names that the project gives them.
    func ancestors(of name: String) -> [String] {
        var seen: [String] = []
        func visit(_ next: String) {
            guard !seen.contains(next) else { return }
            seen.append(next)
            for inherited in members[next]?.inherited ?? [] { visit(type(named: inherited, within: next) ?? inherited) }
        }
        visit(name)
        return seen
    }

    /// The class `name` and its super-classes, as far as they are the project's.
    func classChain(of name: String) -> [String] { ancestors(of: name).filter { classes[$0] != nil } }

    /// Whether the class `name` is a view controller or a view, as far as the names of its super-classes tell.
    func isScreen(_ name: String) -> Bool {
        ancestors(of: name).dropFirst().contains {
            let name = $0.writtenTypeName
            return name.hasPrefix("UI") && (name.hasSuffix("Controller") || name.hasSuffix("View"))
        }
    }

    /// Whether the class `name` is a view controller that shows something when it is made without arguments, as far as the names
    /// of its super-classes tell: a container or a collection is told what by an initializer of the class's own.
    func isController(_ name: String) -> Bool {
        let ancestors = ancestors(of: name).dropFirst()
        if ancestors.contains(where: ["UIViewController", "UITableViewController"].contains) { return true }
        let others = ["UICollectionViewController", "UINavigationController", "UITabBarController"]
        return ancestors.contains(where: others.contains)
            && classChain(of: name).contains { members[$0]?.hasDesignatedInitializer == true }
    }

    /// Whether the class `name` is there for its sub-classes: one of them can be opened, and nothing makes an object of it.
    func isAbstract(_ name: String) -> Bool {
        guard !madeTypes.contains(where: { $0 == name || name.hasSuffix("." + $0) }) else { return false }
        let canBeMade = Construction(of: name, in: self) != nil
        return classes.keys.contains { other in
            other != name && ancestors(of: other).contains(name)
                && (!canBeMade || Construction(of: other, in: self) != nil)
        }
    }

    /// The parameters of each initializer by which an object of the class `name` can be made, those that it inherits
    /// included.
    func initializers(of name: String) -> [[TypeMembers.Parameter]] {
        var found: [[TypeMembers.Parameter]] = []
        let chain = classChain(of: name)
        for type in chain {
            guard let members = members[type] else { continue }
            found += members.initializers
            if members.hasDesignatedInitializer { return found }
        }
        // The class above them is of another module.
        let others = chain.last.map { ancestors(of: $0).dropFirst() } ?? []
        return others.contains { ClassesWithoutInit.names.contains(aliases[$0] ?? $0) } ? found : found + [[]]
    }

    /// The variables of the class `name` that can be set, those that it inherits included.
    func variables(of name: String) -> [TypeMembers.Variable] {
        classChain(of: name).flatMap { members[$0]?.variables ?? [] }
    }
}
