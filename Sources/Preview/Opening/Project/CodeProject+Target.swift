import LiveCode

extension CodeSubject {
    /// The messages for the terminal about how the files were found, and of a target what shows first.
    package var messages: [String] {
        var messages =
            project.messages + leftOutMessages + (version?.interfaceProblems ?? [])
        messages += constructionMessages
        guard project.target != nil, !messages.isEmpty, let version, let entry else { return messages }
        let count = version.allEntries.count
        let others = count > 1 && project.options.entry == nil ? ", the first of \(count) entries" : ""
        messages[0] += "; shows \(entry.name) (\(entry.kind.title)\(others))"
        return messages
    }

    /// The messages about what is left out, one a module.
    private var leftOutMessages: [String] {
        (version?.leftOut ?? []).map { parts in
            "\(project.name): left out, as \(parts.module) is not here: \(CodeProject.list(parts.names, more: "more"))"
        }
    }
}

extension CodeProject {
    /// The messages about the target that is opened: which, why, and what is left out of it; none where none is.
    var targetMessages: [String] {
        guard let target else { return [] }
        var line = "\(name): opens the target \(target.target.name) of \(target.target.project) (\(target.reason))"
        let modules = target.dependencies.map(\.name)
        if !modules.isEmpty { line += ", with \(Self.list(modules)), compiled as one module" }
        if !target.leftOut.isEmpty { line += "; left out: \(Self.list(target.leftOut))" }
        return [line] + absentMessages(of: target)
            + target.problems.map { "\(name): left out, as it cannot be read: \($0)" }
    }

    private func absentMessages(of target: OpenedTarget) -> [String] {
        var messages: [String] = []
        let header = target.target.bridgingHeader
        if target.foreignCount > 0 || header != nil {
            let files = target.foreignCount == 1 ? "1 file" : "\(target.foreignCount) files"
            let what = [target.foreignCount > 0 ? "\(files) in Objective-C or C" : nil, header].compactMap(\.self)
            messages.append(
                "\(name): only Swift is compiled; what \(what.joined(separator: " and ")) declare is missing, and has to be "
                    + "put between #if os(macOS) and #endif, or written in Swift")
        }
        if let first = target.absent.first {
            let count = target.absent.count
            messages.append(
                "\(name): \(first)\(count == 1 ? "" : " and \(count - 1) more files") left out: not there, or outside of the "
                    + "repository; open a checkout that holds them")
        }
        return messages
    }
}
