import Files
import Foundation
import SwiftSources

/// Builds of earlier runs, by what they were made of: files that were opened before, and have not changed since, open without
/// their compilation.
struct KeptBuilds: Sendable {
    /// The results of a build besides its code.
    struct Record: Codable, Sendable {
        var translation: Translation
        var warnings: [CompilerMessage]
        /// The digest of the code, by which a file is found out that was damaged since.
        var code = ""

        init(translation: Translation, warnings: [CompilerMessage]) {
            self.translation = translation
            self.warnings = warnings
        }
    }

    private let path: String
    /// The paths and the file statuses of this program, its modules and the compiler.
    private let identity: String

    /// The folder in the cache.
    private static let folder = "kept"
    /// Builds that are kept, and the bytes of all of them together.
    private static let mostBuilds = 32
    private static let mostBytes = 256 << 20
    /// Bytes of the largest record.
    private static let largestRecord = 64 << 20
    /// Bytes of the largest code.
    private static let largestCode = 256 << 20

    /// Those in the folder `cache`, made with `toolchain` for the program at `program`.
    init(in cache: String, for program: String, by toolchain: Toolchain) {
        path = "\(cache)/\(Self.folder)"
        let files = [
            program, toolchain.translator ?? "", toolchain.modules + "/LiveKit.swiftmodule", toolchain.compiler,
            toolchain.combine?.library ?? "",
        ]
        identity = files.map { file in "\(file) \(FileStatus(path: file).map(\.signature) ?? "-")" }
            .joined(separator: "\n")
    }

    /// The record of the build of `project`, whose code becomes the file `library` of the folder `products`; nil where it was not
    /// kept, or cannot be read any more.
    func take(_ project: SourceProject, as library: String, in products: Folder) -> Record? {
        let key = key(of: project)
        guard let data = try? InputFile(path: "\(path)/\(key).json").contents(limit: Self.largestRecord),
            let record = try? JSONDecoder().decode(Record.self, from: data),
            record.code == Self.digest(ofFile: "\(path)/\(key).so"),
            (try? products.makeName(library, ofFile: "\(path)/\(key).so")) != nil
        else { return nil }
        return record
    }

    /// Keeps the build of `project`: its code, the file at the path `library`, and its `record`. Where that fails, it is not
    /// kept.
    func keep(_ project: SourceProject, _ library: String, _ record: Record) {
        let key = key(of: project)
        var record = record
        guard let code = Self.digest(ofFile: library) else { return }
        record.code = code
        guard let data = try? JSONEncoder().encode(record), data.count <= Self.largestRecord,
            let folder = try? Folder.make(path: path)
        else { return }
        // The record is there last: without it the code does not count. Code that is there may be damaged.
        try? folder.removeFile(key + ".so")
        guard (try? folder.makeName(key + ".so", ofFile: library)) != nil else { return }
        try? folder.replace(key + ".json", with: data)
        trim(folder)
    }

    /// The digest of the file at `path`; nil where it cannot be read.
    private static func digest(ofFile path: String) -> String? {
        (try? InputFile(path: path).contents(limit: largestCode)).map { TextDigest(of: $0).description }
    }

    /// Removes the oldest builds beyond those that are kept, and code without a record, as a full disk leaves it.
    private func trim(_ folder: Folder) {
        let names = Set((try? folder.names()) ?? [])
        for name in names where name.hasSuffix(".so") && !names.contains(name.dropLast(3) + ".json") {
            try? folder.removeFile(name)
        }
        let records = names.filter { $0.hasSuffix(".json") }.compactMap { name in
            folder.status(of: name).map { (key: String(name.dropLast(5)), time: $0.modification, size: $0.size) }
        }
        var bytes = 0
        for (number, record) in records.sorted(by: { $0.time > $1.time }).enumerated() {
            bytes += record.size + (folder.status(of: record.key + ".so")?.size ?? 0)
            guard number >= Self.mostBuilds || bytes > Self.mostBytes, number > 0 else { continue }
            try? folder.removeFile(record.key + ".json")
            try? folder.removeFile(record.key + ".so")
        }
    }

    /// The name of the build of `project`: 128 bits of all that it depends on.
    private func key(of project: SourceProject) -> String {
        let settings = project.settings
        let texts =
            [identity, "\(project.namedCount)"] + settings.conditions + ["/"] + settings.modules + ["/"]
            + settings.absentNames.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] } + ["/"]
            + settings.assets.colors + ["/"] + settings.assets.images + ["/"]
            + project.files.flatMap { [$0.path, $0.text] } + ["/"]
            + project.interfaces.flatMap { [$0.path, String(decoding: $0.contents, as: UTF8.self)] }
        return [0, 0x9E37_79B9_7F4A_7C15].map { TextDigest(texts, seed: $0).description }.joined()
    }
}

extension FileStatus {
    /// The identity, the size and the modification time.
    fileprivate var signature: String { "\(identity) \(size) \(modification)" }
}
