extension Law {
    static let longestFile = 400
    static let longestFunction = 50

    /// A file that one can read in one sitting. The bodies of Apple's classes, which Swift keeps in one piece, do not count.
    static let fileLength = Law(name: "fileLength") { file in
        let count = file.lines.count - publicClassLines(in: file.code)
        guard count > longestFile else { return [] }
        return [(file.lines.count, "the file has \(count) lines, more than \(longestFile)")]
    }

    /// A function that fits on a screen: the lines between its braces.
    static let functionLength = Law(name: "functionLength") { file in
        FunctionBodies(file.code).compactMap { body in
            guard body.lines > longestFunction else { return nil }
            return (body.start, "the function has \(body.lines) lines, more than \(longestFunction)")
        }
    }

    /// The lines strictly between the braces of the public classes in `code`.
    private static func publicClassLines(in code: [String]) -> Int {
        var count = 0
        var isInside = false
        for line in code {
            if isInside, line.hasPrefix("}") { isInside = false }
            if isInside { count += 1 }
            let words = line.split(separator: " ")
            let isPublic = words.contains("open") || words.contains("public")
            // A declaration of the outermost level begins at the margin, and ends there.
            if line.first != " ", isPublic, words.contains("class"), line.hasSuffix("{") { isInside = true }
        }
        return count
    }
}
