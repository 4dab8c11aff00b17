extension InterfaceFile {
    /// The parts that do not fit together, in the order of the file: ids that are there twice, references to ids that are not
    /// there, and controllers that contain themselves by embed segues and relationships.
    package var problems: [InterfaceProblem] {
        let cycles = ContainmentGraph(self).cycles.map { cycle in
            let path = cycle.path.joined(separator: " contains ")
            return InterfaceProblem(
                file: name, line: cycle.line, objectID: cycle.path.dropLast().last,
                "a controller contains itself: \(path); remove one of the segues")
        }
        return (ReferenceCheck(self).problems + cycles).sorted { first, second in
            if first.line != second.line { return first.line ?? 0 < second.line ?? 0 }
            if first.objectID != second.objectID { return first.objectID ?? "" < second.objectID ?? "" }
            return first.sentence < second.sentence
        }
    }
}
