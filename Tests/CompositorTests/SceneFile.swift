import Foundation
import Graphics
import RenderTree
import Testing

@testable import Compositor

/// A tree in Scenes/NAME.tree, beside the picture NAME.png that says what it looks like at one pixel to the point.
struct SceneFile: CustomTestStringConvertible, Sendable {
    let name: String

    var testDescription: String { name }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Scenes")

    /// Scenes by name, from the files that are there.
    static let all: [SceneFile] = names(ending: ".tree").map { SceneFile(name: $0) }

    static func names(ending: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
    }

    @MainActor func load(into store: ResourceStore) throws -> RenderTree {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".tree"), encoding: .utf8)
        return try RenderTree.parse(text, into: store).tree
    }
}

/// A scene, drawn by the CPU backend.
@MainActor struct DrawnScene {
    let store = ResourceStore()
    let tree: RenderTree
    let builder: DrawListBuilder
    let backend: CPUBackend

    init(
        _ scene: SceneFile, kernels: KernelSet = .best, transform: CGAffineTransform = .identity, scale: Int = 1,
        threads: Int = 1
    ) throws {
        tree = try scene.load(into: store)
        let rasterizer = TreeRasterizer(kernels: kernels)
        builder = DrawListBuilder(fragments: FragmentCache(rasterizer: rasterizer))
        let width = Int(tree.size.width) * scale
        let height = Int(tree.size.height) * scale
        backend = CPUBackend(
            width: width, height: height, kernels: kernels,
            workers: BandWorkers(threads: threads, kernels: kernels))
        builder.build(tree, resources: store, transform: transform, bounds: backend.target.bounds)
        backend.draw(builder.list, over: Damage(backend.target.bounds), resources: store)
    }

    var image: CGImage { CGImage(backend.readPixels()) }
}
