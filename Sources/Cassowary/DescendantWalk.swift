/// The variables that some variables define, directly or not, kept for the next walk from the same ones.
struct DescendantWalk: Sendable {
    /// The roots and their descendants: every variable after those that it defines.
    private(set) var order: [Int32] = []
    private var roots: [Int32] = []
    /// The version of the graph for which `order` is valid; 0 for none.
    private var version = 0
    /// The visits below the present one.
    private var stack: [ConstraintGraph.Visit] = []

    /// Has the next update walk in any case, so that the variables get its mark.
    mutating func invalidate() { version = 0 }

    /// Puts `roots` and their descendants into `order`; returns whether they are there already.
    ///
    /// Linear in the uses of the result; costs nothing where it is there.
    mutating func update(from roots: [Int32], in graph: inout ConstraintGraph) -> Bool {
        if version == graph.structureVersion, self.roots == roots { return true }
        version = graph.structureVersion
        self.roots.removeAll(keepingCapacity: true)
        self.roots.append(contentsOf: roots)
        order.removeAll(keepingCapacity: true)
        graph.beginWalk()
        let mark = graph.mark
        graph.variables.withUnsafeMutableBufferPointer { variables in
            graph.constraints.withUnsafeBufferPointer { constraints in
                graph.pool.terms.withUnsafeBufferPointer { terms in
                    for root in roots { walk(from: root, variables, constraints, terms, mark) }
                }
            }
        }
        return false
    }

    /// Appends a variable and its descendants to `order`, those with the mark excepted.
    private mutating func walk(
        from root: Int32, _ variables: UnsafeMutableBufferPointer<VariableRecord>,
        _ constraints: UnsafeBufferPointer<ConstraintRecord>, _ terms: UnsafeBufferPointer<TermPool.Record>,
        _ mark: Int
    ) {
        guard variables[Int(root)].mark != mark else { return }
        variables[Int(root)].mark = mark
        var top = ConstraintGraph.Visit(variable: root, next: variables[Int(root)].firstUse)
        while true {
            guard top.next >= 0 else {
                order.append(top.variable)
                guard let below = stack.popLast() else { return }
                top = below
                continue
            }
            let term = terms[Int(top.next)]
            top.next = term.nextUse
            let constraint = Int(term.constraint)
            guard constraints[constraint].role == .definition else { continue }
            let defined = constraints[constraint].defined
            guard variables[Int(defined)].mark != mark else { continue }
            variables[Int(defined)].mark = mark
            stack.append(top)
            top = ConstraintGraph.Visit(variable: defined, next: variables[Int(defined)].firstUse)
        }
    }
}
