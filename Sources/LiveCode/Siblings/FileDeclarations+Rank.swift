extension FileDeclarations {
    /// The fit of the file for the missing `name`, 0 for the best one; nil where it does not declare it.
    ///
    /// `known` are the names at the top level of the files that are compiled already, and `declared` those of the files that
    /// may be: an extension of a type that is neither is one of a type of the system's.
    func rank(of name: MissingName, known: Set<String>, declared: Set<String>) -> Int? {
        func rank(_ extended: Set<String>, _ types: [String]) -> Int {
            if !extended.isDisjoint(with: types) { return 0 }
            return extended.contains { known.contains($0) || !declared.contains($0) } ? 1 : 2
        }
        switch name.role {
        case .global: return globals.contains(name.name) ? 0 : nil
        case .label(let types): return labels[name.name].map { rank($0, types) }
        case .initializer(let type): return labels[name.name]?.contains(type) == true ? 0 : nil
        case .conformance(let types):
            return types.contains { conformances[$0]?.contains(name.name) == true } ? 0 : nil
        case .member(let types):
            if let extended = members[name.name] { return rank(extended, types) }
            // A protocol that is known may declare it.
            return types.contains { conformances[$0]?.isDisjoint(with: known) == false } ? 3 : nil
        }
    }
}
