import Files
import Foundation

/// A search for the files around those that were named which declare what these lack.
///
/// Nearer folders go first, up to the project's root.
struct SiblingSearch: Sendable {
    /// The files at the paths of a project, and what they declare.
    private struct KnownFiles {
        var paths: Set<String>
        let identities: Set<FileStatus.Identity>
        var globals: Set<String> = []

        init(_ project: SourceProject) {
            paths = Set(project.files.map(\.path))
            identities = Set(paths.compactMap { FileStatus(path: $0)?.identity })
            for file in project.files { globals.formUnion(FileDeclarations(of: file.text).globals) }
        }
    }

    private var candidates: SiblingCandidates

    /// The paths of the folders that are searched, with those in them, the nearest first; none where none may be.
    var folders: [String] { candidates.folders }

    /// A search around the files and folders at `paths`; no folder of `homes` is searched as a whole, and `/` is not.
    init(around paths: [String], homes: [String]) {
        var folders: [String] = []
        for path in paths {
            let isFolder = FileStatus(path: path)?.kind == .folder
            let above = ProjectRoot.folders(from: isFolder ? path : FilePath(path).folder, homes: homes)
            folders += above.filter { !folders.contains($0) }
        }
        candidates = SiblingCandidates(in: folders)
    }

    /// The files that declare what is missing in `project` by `errors`, with the types that these files name in turn; none where
    /// no file does.
    mutating func siblings(for errors: [CompilerMessage], of project: SourceProject) -> [Sibling] {
        var known = KnownFiles(project)
        candidates.begin(besides: known.identities)
        for names in MissingName.all(of: errors) where !names.isEmpty {
            var found = resolve(names, besides: &known)
            if found.isEmpty { continue }
            var newest = found
            while !newest.isEmpty {
                newest = resolve(dependencies(of: newest, besides: known), besides: &known)
                found += newest
            }
            return found
        }
        return []
    }

    /// The modules that are not there by `errors`, and whose files are in folders of their names.
    mutating func modules(for errors: [CompilerMessage]) -> Set<String> {
        let prefix = "no such module '"
        let names = errors.filter { $0.text.hasPrefix(prefix) }
            .compactMap { $0.text.dropFirst(prefix.count).split(separator: "'").first.map(String.init) }
        guard !names.isEmpty else { return [] }
        candidates.begin(besides: [])
        var ring = 0
        while candidates.files(ring) != nil { ring += 1 }
        return candidates.sourceFolders.intersection(names)
    }

    /// Whether there were more files than the last search read.
    var isCut: Bool { candidates.isCut }

    /// The types that `siblings` name, that no file has which is known, and that others have.
    private func dependencies(of siblings: [Sibling], besides known: KnownFiles) -> [MissingName] {
        var missing: Set<String> = []
        for sibling in siblings {
            let text = try? InputFile(path: sibling.path).text(limit: SourceProject.largestFile)
            missing.formUnion(FileDeclarations.namedTypes(in: text ?? ""))
        }
        return missing.subtracting(known.globals).intersection(candidates.declared).sorted()
            .map { MissingName(name: $0, role: .global) }
    }

    /// The files that declare `names`, the nearest for each.
    private mutating func resolve(_ names: [MissingName], besides known: inout KnownFiles) -> [Sibling] {
        var siblings: [Sibling] = []
        var open = names
        var ring = 0
        while !open.isEmpty, let files = candidates.files(ring) {
            ring += 1
            open.removeAll { name in
                if name.role == .global, known.globals.contains(name.name) { return true }
                let fitting = Self.fitting(files, name, known.globals, candidates.declared)
                guard let best = fitting.first else { return false }
                if known.paths.insert(best.path).inserted {
                    known.globals.formUnion(best.declarations.globals)
                    siblings.append(
                        Sibling(path: best.path, name: name.name, others: fitting.dropFirst().map(\.path)))
                }
                return true
            }
        }
        return siblings
    }

    /// The files of `files` that declare `name`, by its role; those that fit best and lie nearest.
    private static func fitting(
        _ files: [SiblingCandidates.File], _ name: MissingName, _ known: Set<String>, _ declared: Set<String>
    ) -> [SiblingCandidates.File] {
        let ranked = files.compactMap { file in
            file.declarations.rank(of: name, known: known, declared: declared).map { (file: file, rank: $0) }
        }
        let rank = ranked.map(\.rank).min()
        let fitting = ranked.filter { $0.rank == rank }.map(\.file)
        let depth = fitting.map(\.depth).min()
        return fitting.filter { $0.depth == depth }
    }
}
