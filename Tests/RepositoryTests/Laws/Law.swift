import Testing

/// A rule that every source file keeps, checked by reading it.
struct Law: Sendable, CustomTestStringConvertible {
    /// The word for it in samples and reports.
    let name: String
    /// The lines of a file that break the law, counted from 1, each with what is wrong there.
    let breaches: @Sendable (SourceFile) -> [(line: Int, problem: String)]

    var testDescription: String { name }

    /// One line for each breach in `files`: place, then problem.
    func report(on files: [SourceFile]) -> [String] {
        files.flatMap { file in
            breaches(file).map { "\(file.path):\($0.line): \($0.problem)" }
        }
    }

    static let all = [
        imports, time, currentHost, paths, names, moduleNames, traps, concurrencyReasons, notes, documentation,
        fileLength,
        functionLength,
    ]
}

extension Law {
    /// A law about single lines of code: `problem` is asked about each.
    init(_ name: String, line problem: @escaping @Sendable (String, SourceFile) -> String?) {
        self.init(name: name) { file in
            file.code.enumerated().compactMap { index, line in
                problem(line, file).map { (line: index + 1, problem: $0) }
            }
        }
    }
}
