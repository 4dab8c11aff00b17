import Foundation
import Graphics

/// A folder that a run writes into: whole or not at all.
///
/// Files are collected next to it and put in its place when the run is over; a run that fails leaves what was there, and
/// nothing else.
final class OutputFolder {
    let url: URL
    private let path: String
    private let draft: URL

    /// A folder at `path`; what is there is replaced by `commit()`.
    init(path: String) throws(PreviewError) {
        self.path = path
        url = URL(fileURLWithPath: path)
        draft = Self.sibling(of: url, "draft")
        do {
            try? FileManager.default.removeItem(at: draft)
            try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
        } catch {
            throw Self.fault(path, error)
        }
    }

    deinit { try? FileManager.default.removeItem(at: draft) }

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

    private func write(_ data: Data, to name: String) throws(PreviewError) {
        do {
            try data.write(to: draft.appending(path: name))
        } catch {
            throw Self.fault("\(path)/\(name)", error)
        }
    }

    /// Puts the files in their place, and gives their paths in alphabetical order.
    func commit() throws(PreviewError) -> [String] {
        let files = FileManager.default
        let former = Self.sibling(of: url, "former")
        do {
            let names = try files.contentsOfDirectory(atPath: draft.path).sorted()
            let replaces = files.fileExists(atPath: url.path)
            if replaces {
                try? files.removeItem(at: former)
                try files.moveItem(at: url, to: former)
            }
            do {
                try files.moveItem(at: draft, to: url)
            } catch {
                if replaces { try? files.moveItem(at: former, to: url) }
                throw error
            }
            if replaces { try files.removeItem(at: former) }
            return names.map { url.appending(path: $0).relativePath }
        } catch {
            throw Self.fault(path, error)
        }
    }

    /// A hidden neighbour of `url`, on the same disk, so that moving it is one step.
    private static func sibling(of url: URL, _ role: String) -> URL {
        url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).\(role)")
    }

    private static func fault(_ place: String, _ error: any Error) -> PreviewError {
        .unwritable(place, error, remedy: "Choose a folder that you may write to.")
    }
}
