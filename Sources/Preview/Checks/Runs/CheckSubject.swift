/// A transition that is checked.
@MainActor struct CheckSubject {
    /// The name, which no other one of the files has.
    let name: String
    let subject: Subject

    /// The transitions in `subject`: itself, or the entries of its files where none was named.
    ///
    /// Throws where the files do not compile.
    static func all(in subject: Subject) throws -> [CheckSubject] {
        guard case .code(let code) = subject else { return [CheckSubject(name: subject.name, subject: subject)] }
        let (version, entry) = try code.compiled
        let isWhole = code.project.options.entry == nil
        let entries = isWhole ? version.entries : [entry]
        let subjects = entries.map { Subject.code(code.showing($0)) }
        return zip(entries, subjects).map { entry, subject in
            let isKnown = subjects.count { $0.name == subject.name } == 1
            return CheckSubject(
                name: isKnown ? subject.name : "\(subject.name) (\(version.position(of: entry)))", subject: subject)
        }
    }
}

extension Subject {
    /// The name of the files; of what comes with the program its own.
    var filesName: String { if case .code(let code) = self { code.project.name } else { name } }
}
