import Files
import Foundation

/// The Swift files that are opened together.
package struct SourceProject: Hashable, Sendable {
    /// A Swift file and its text.
    package struct File: Hashable, Sendable {
        /// The path, as it was named or as it lies in the folder that was named.
        package let path: String
        package let text: String
    }

    /// The files, in the order of the paths that were named; those of a folder sorted by path.
    package let files: [File]

    /// Bytes of the largest file, and of all together.
    private static let largestFile = 4 << 20
    private static let largestProject = 64 << 20
    private static let mostFiles = 5_000

    /// The files at `paths`, each a Swift file or a folder that is searched for them.
    ///
    /// Left out of a folder is what `ProjectWalk` leaves out, and `Package.swift`. Throws for paths that lead nowhere or to
    /// something else, for files that are no UTF-8 or too large, and where no Swift file is found.
    package init(at paths: [String]) throws(LiveCodeError) {
        var search = SourceSearch()
        for path in paths { try search.add(path) }
        files = search.files
    }

    /// A search for Swift files.
    private struct SourceSearch {
        private(set) var files: [File] = []
        private var seen: Set<FileStatus.Identity> = []
        private var size = 0
        /// The number of Swift files that were come across in folders, also a second time.
        private var foundCount = 0

        mutating func add(_ path: String) throws(LiveCodeError) {
            guard let status = FileStatus(path: path) else {
                throw LiveCodeError(
                    place: path, problem: "there is no such file or folder",
                    remedy: "Check the name and the permissions.")
            }
            guard status.kind == .folder else { return try addFile(path) }
            let count = foundCount
            var walk = ProjectWalk(skipsUnreadable: false)
            do throws(FileError) {
                try walk.visit(Folder(path: path)) { entry throws(FileError) in try add(entry) }
            } catch {
                throw LiveCodeError(error)
            }
            if let failure { throw failure }
            if walk.isCut {
                throw LiveCodeError(
                    place: path, problem: "there are too many files in the folder",
                    remedy: "Name the folder of one transition.")
            }
            guard foundCount > count else {
                throw LiveCodeError(
                    place: path, problem: "no Swift file is in the folder",
                    remedy: "Name a folder with one, or write one with \"segue new\".")
            }
        }

        /// The first error of a file within a folder.
        private var failure: LiveCodeError?

        private mutating func add(_ entry: ProjectWalk.Entry) throws(FileError) {
            guard failure == nil, entry.status.kind == .regular, entry.name.hasSuffix(".swift"),
                entry.name != "Package.swift"
            else { return }
            foundCount += 1
            guard seen.insert(entry.status.identity).inserted else { return }
            take(try entry.folder.contents(of: entry.name, limit: SourceProject.largestFile), entry.path)
        }

        private mutating func addFile(_ path: String) throws(LiveCodeError) {
            guard path.hasSuffix(".swift") else {
                throw LiveCodeError(
                    place: path, problem: "it is no Swift file", remedy: "Name a file that ends in .swift, or a folder."
                )
            }
            guard let status = FileStatus(path: path), seen.insert(status.identity).inserted else { return }
            do throws(FileError) {
                take(try InputFile(path: path).contents(limit: SourceProject.largestFile), path)
            } catch {
                throw LiveCodeError(error)
            }
            if let failure { throw failure }
        }

        private mutating func take(_ data: Data, _ path: String) {
            size += data.count
            guard let text = String(validating: data, as: UTF8.self) else {
                failure = LiveCodeError(
                    place: path, problem: "its text is not UTF-8", remedy: "Save it as UTF-8.")
                return
            }
            guard size <= SourceProject.largestProject, files.count < SourceProject.mostFiles else {
                failure = LiveCodeError(
                    place: path,
                    problem: "there are more than \(SourceProject.mostFiles) Swift files, or 64 MiB of them",
                    remedy: "Name the folder of one transition.")
                return
            }
            files.append(File(path: path, text: text))
        }
    }
}
