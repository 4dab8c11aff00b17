import Foundation
import Testing

/// Replays the inputs of the fuzz targets: those kept in the repository, among them one for each defect that fuzzing has found.
@MainActor struct CorpusTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func inputs(of target: any FuzzTarget.Type) throws -> [URL] {
        try target.corpusFolders.flatMap { folder in
            let folder = root.appending(path: folder)
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
                folder.appending(path: $0)
            }
        }
    }

    @Test(arguments: FuzzTargets.names)
    func endsWithoutATrap(_ name: String) throws {
        let target = try #require(FuzzTargets.target(named: name))
        let inputs = try Self.inputs(of: target)
        #expect(!inputs.isEmpty, "there is no input in \(target.corpusFolders)")
        for input in inputs {
            let data = try Data(contentsOf: input)
            data.withUnsafeBytes { target.run($0) }
        }
    }

    @Test func keepsTheCorpusSmall() throws {
        let folder = Self.root.appending(path: "Fuzz/Corpus")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let sizes = paths.compactMap { path in
            try? folder.appending(path: path).resourceValues(forKeys: [.fileSizeKey]).fileSize
        }
        let sum = sizes.reduce(0, +)
        #expect(sum < 200_000, "the corpus takes \(sum) bytes")
    }
}
