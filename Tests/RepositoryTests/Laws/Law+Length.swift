extension Law {
    static let longestFile = 350
    static let longestFunction = 40

    /// A file that one can read in one sitting.
    static let fileLength = Law(name: "fileLength") { file in
        guard file.lines.count > longestFile else { return [] }
        return [(file.lines.count, "the file has \(file.lines.count) lines, more than \(longestFile)")]
    }

    /// A function that fits on a screen: the lines between its braces.
    static let functionLength = Law(name: "functionLength") { file in
        FunctionBodies(file.code).compactMap { body in
            guard body.lines > longestFunction else { return nil }
            return (body.start, "the function has \(body.lines) lines, more than \(longestFunction)")
        }
    }
}
