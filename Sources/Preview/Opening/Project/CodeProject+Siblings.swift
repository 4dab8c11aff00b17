import Files
import LiveCode

extension CodeProject {
    /// The messages for the terminal about how the files were found.
    package var messages: [String] { targetMessages + [siblingMessage, cutMessage].compactMap(\.self) }

    /// Names in a message, at most.
    private static let mostNames = 4

    /// The message about the siblings, and why each is there; nil where there is none.
    package var siblingMessage: String? {
        let siblings = siblings
        guard !siblings.isEmpty else { return nil }
        let files = siblings.map { sibling in
            let others = sibling.others.map(pathInProject)
            let also = others.isEmpty ? "" : ", also in \(others.joined(separator: ", "))"
            return "\(pathInProject(sibling.path)) (\(sibling.name)\(also))"
        }
        return "\(name): compiled with \(Self.list(files)), which it needs; --alone leaves out such files"
    }

    /// The target that is opened for the window's title, or the siblings by the names of their files; nil for neither.
    package var siblingTitle: String? {
        if let target { return "target \(target.target.name)" }
        let names = siblings.map { FilePath($0.path).name }
        return names.isEmpty ? nil : "with \(Self.list(names))"
    }

    /// The message that not all files around were read, where that may be why names are missing; nil otherwise.
    var cutMessage: String? {
        guard isLacking, isSearchCut else { return nil }
        return "\(name): there are more than \(SourceProject.mostFiles) Swift files around it, or 64 MiB of them, and "
            + "not all were searched; name the files that it needs"
    }

    /// `path` as seen from the root of the project.
    private func pathInProject(_ path: String) -> String {
        rootFolder.flatMap { FilePath.relative(path, to: $0) } ?? path
    }

    static func list(_ names: [String], more: String = "more files") -> String {
        guard names.count > mostNames else {
            return names.count < 2
                ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
        }
        return names.prefix(mostNames - 1).joined(separator: ", ") + " and \(names.count - mostNames + 1) \(more)"
    }
}
