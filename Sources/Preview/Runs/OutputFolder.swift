import Foundation
import Graphics

/// A folder that a run writes into: whole or not at all.
///
/// The files of a short run are collected next to it and put in its place when the run is over. A recording grows in its
/// place, so that one that is killed leaves what it has; what was there waits beside it until the end. A run that fails
/// leaves what was there, and nothing else, unless what it has so far is to stay.
final class OutputFolder {
    /// Where the user wants it.
    let path: String
    private let url: URL
    /// Where files are written until `commit()`.
    let place: URL
    private let former: URL
    /// Whether there are files that go away unless they are committed.
    private var isDraft = false

    /// A folder at `path`; what is there is replaced by `commit()`.
    init(path: String) throws(PreviewError) {
        self.path = path
        url = URL(fileURLWithPath: path)
        place = Self.sibling(of: url, "draft")
        former = Self.sibling(of: url, "former")
        try? FileManager.default.removeItem(at: place)
        try make()
    }

    /// A folder at `path` that is there from now on; what is there is left alone, unless `replaces`.
    init(growingAt path: String, replaces: Bool) throws(PreviewError) {
        self.path = path
        url = URL(fileURLWithPath: path)
        place = url
        former = Self.sibling(of: url, "former")
        if Self.isThere(url) {
            guard replaces else {
                throw PreviewError(
                    place: path, problem: "there is something of that name",
                    remedy: "Choose another name, or replace it with --force.")
            }
            try putAside()
        }
        try make()
    }

    /// The folder of a recording that is there, to which files are added; it stays whatever happens.
    init(completing path: String) {
        self.path = path
        url = URL(fileURLWithPath: path)
        (place, former) = (url, Self.sibling(of: url, "former"))
    }

    /// Moves what is there next to its place, from where it comes back when the run fails.
    private func putAside() throws(PreviewError) {
        do {
            try? FileManager.default.removeItem(at: former)
            try FileManager.default.moveItem(at: url, to: former)
        } catch {
            throw Self.fault(path, error)
        }
    }

    private func make() throws(PreviewError) {
        isDraft = true
        do {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        } catch {
            throw Self.fault(path, error)
        }
    }

    deinit {
        let files = FileManager.default
        guard isDraft else { return }
        try? files.removeItem(at: place)
        if place == url { try? files.moveItem(at: former, to: url) }
    }

    /// Writes `text` as file `name`.
    func write(_ text: String, to name: String) throws(PreviewError) { try write(Data(text.utf8), to: name) }

    /// Writes `image` as PNG file `name`.
    func write(_ image: CGImage, to name: String) throws(PreviewError) {
        guard let data = try? image.pngData() else {
            throw PreviewError(
                place: "\(path)/\(name)", problem: "the picture cannot be encoded", remedy: "Take a smaller size.")
        }
        try write(data, to: name)
    }

    /// Writes `data` as file `name`.
    func write(_ data: Data, to name: String) throws(PreviewError) {
        do {
            try data.write(to: place.appending(path: name))
        } catch {
            throw Self.fault("\(path)/\(name)", error)
        }
    }

    /// Lets what a recording has so far stay though it fails, unless it was to replace something, which then comes back;
    /// whether it stays.
    func keep() -> Bool {
        if place == url, !Self.isThere(former) { isDraft = false }
        return !isDraft
    }

    /// Takes away all files but those called `names`.
    func removeFiles(except names: Set<String>) {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: place.path)) ?? [] where !names.contains(name) {
            try? files.removeItem(at: place.appending(path: name))
        }
    }

    /// Puts the files in their place, and gives their paths in alphabetical order.
    func commit() throws(PreviewError) -> [String] {
        let files = FileManager.default
        do {
            let names = try files.contentsOfDirectory(atPath: place.path).sorted()
            if place != url { try exchange() }
            isDraft = false
            if Self.isThere(former) { try files.removeItem(at: former) }
            return names.map { url.appending(path: $0).relativePath }
        } catch {
            throw Self.fault(path, error)
        }
    }

    /// Puts the draft in the place of what is there.
    private func exchange() throws {
        let files = FileManager.default
        try? files.removeItem(at: former)
        let replaces = Self.isThere(url)
        if replaces { try files.moveItem(at: url, to: former) }
        do {
            try files.moveItem(at: place, to: url)
        } catch {
            if replaces { try? files.moveItem(at: former, to: url) }
            throw error
        }
    }

    private static func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    /// A hidden neighbour of `url`, on the same disk, so that moving it is one step.
    private static func sibling(of url: URL, _ role: String) -> URL {
        url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).\(role)")
    }

    private static func fault(_ place: String, _ error: any Error) -> PreviewError {
        .unwritable(place, error, remedy: "Choose a folder with room that you may write to.")
    }
}
