import Foundation
import RenderTree
import Testing

/// One of the compositor's test scenes, and how far from the CPU's picture the GPU's may be.
struct SharedScene: CustomTestStringConvertible, Sendable {
    /// The greatest difference between pictures, in levels of 255.
    struct Tolerance: Hashable, Sendable {
        /// Of one channel of one pixel.
        var worst: Int
        /// On the average over all channels of all pixels.
        var mean: Double
    }

    let name: String

    var testDescription: String { name }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../CompositorTests/Scenes").standardized

    static let all: [SharedScene] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".tree") }.sorted().map { SharedScene(name: String($0.dropLast(5))) }
    }()

    @MainActor func load(into store: ResourceStore) throws -> RenderTree {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".tree"), encoding: .utf8)
        return try RenderTree.parse(text, into: store).tree
    }
}
