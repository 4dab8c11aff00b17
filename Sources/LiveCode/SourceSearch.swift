import Files
import Foundation

/// A search for Swift files.
struct SourceSearch {
    private(set) var files: [SourceProject.File] = []
    /// The files as they were read, by their paths.
    private(set) var readings: [String: SourceReader.Reading] = [:]
    private let former: [String: SourceReader.Reading]
    private var seen: Set<FileStatus.Identity> = []
    private var size = 0
    /// The path of those that were given whose files are read now.
    private var searched = ""
    /// The number of Swift files that were come across in folders, also a second time.
    private var foundCount = 0

    /// The files at `paths`; those that are as in `former` are not read again. Throws as `SourceProject.init(at:)` does.
    init(at paths: [String], reusing former: [String: SourceReader.Reading] = [:]) throws(LiveCodeError) {
        self.former = former
        for path in paths { try add(path) }
    }

    /// Adds the files at `path`, but for those that are there.
    mutating func add(_ path: String) throws(LiveCodeError) {
        searched = path
        guard let status = FileStatus(path: path) else {
            throw LiveCodeError(
                place: path, problem: "no such file or folder",
                remedy: "check the name")
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
                place: path, problem: "too many files in the folder",
                remedy: "name the folder of one transition")
        }
        guard foundCount > count else {
            throw LiveCodeError(
                place: path, problem: "no Swift file in the folder",
                remedy: "name a folder with one, or write one with \"segue new\"")
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
        if reuse(entry.path, entry.status) { return }
        take(try entry.folder.contents(of: entry.name, limit: SourceProject.largestFile), entry.path, entry.status)
    }

    private mutating func addFile(_ path: String) throws(LiveCodeError) {
        guard path.hasSuffix(".swift") else {
            throw LiveCodeError(
                place: path, problem: "not a Swift file", remedy: "name a file that ends in .swift, or a folder"
            )
        }
        guard let status = FileStatus(path: path), seen.insert(status.identity).inserted else { return }
        do throws(FileError) {
            if !reuse(path, status) {
                take(try InputFile(path: path).contents(limit: SourceProject.largestFile), path, status)
            }
        } catch {
            throw LiveCodeError(error)
        }
        if let failure { throw failure }
    }

    /// Takes the file at `path` as it was read before; false where it has changed since, or was not read.
    private mutating func reuse(_ path: String, _ status: FileStatus) -> Bool {
        guard let reading = former[path], reading.status == status else { return false }
        append(reading, path)
        return true
    }

    private mutating func take(_ data: Data, _ path: String, _ status: FileStatus) {
        guard let text = String(validating: data, as: UTF8.self) else {
            failure = LiveCodeError(
                place: path, problem: "not UTF-8 text", remedy: "save it as UTF-8")
            return
        }
        append(SourceReader.Reading(status: status, text: text), path)
    }

    private mutating func append(_ reading: SourceReader.Reading, _ path: String) {
        size += reading.text.utf8.count
        guard size <= SourceProject.largestProject, files.count < SourceProject.mostFiles else {
            failure = LiveCodeError(
                place: searched,
                problem: "more than \(SourceProject.mostFiles) Swift files, or 64 MiB of them",
                remedy: "name the folder of one transition")
            return
        }
        readings[path] = reading
        files.append(SourceProject.File(path: path, text: reading.text))
    }
}
