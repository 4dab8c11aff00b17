import Graphics
import Recorder
import RenderTree
import Testing

@testable import LayerTree

/// A page as a layer: what it commits, and what a frame of it costs.
@MainActor @Suite struct PageTurnLayerTests {
    let host = TestHost()
    let drawing = DrawingHost()
    let page = PageTurnLayer()

    /// A host whose rasteriser answers with grey.
    @MainActor final class DrawingHost: Host, FrameRasterizer, ImageDecoder, ImageEncoder {
        private(set) lazy var layers = LayerContext(host: self)
        let screen = ScreenTraits(size: CGSize(width: 400, height: 300), scale: 2)
        var rasterizer: any FrameRasterizer { self }
        var imageDecoder: any ImageDecoder { self }
        var imageEncoder: any ImageEncoder { self }

        let assets: any AssetSource = NoAssets()
        nonisolated func jpegData(of image: CGImage, quality: Double) throws -> Data { throw CancellationError() }
        nonisolated func decode(contentsOf path: String) throws -> CGImage { throw CancellationError() }
        nonisolated func decode(_ data: Data) throws -> CGImage { throw CancellationError() }

        func rasterize(_ fragment: Fragment, scale: CGFloat) -> CGImage? {
            let size = fragment.tree.size
            return .blank(Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
        }
    }

    private func show(size: CGSize = CGSize(width: 100.2, height: 80)) {
        host.run {
            let nodes: ContiguousArray = [RenderNode(.solid, bounds: SIMD4(0, 0, 100, 80))]
            page.bounds = CGRect(origin: .zero, size: size)
            page.show(
                Fragment(tree: RenderTree(nodes: nodes, matrices: [], size: size), store: host.layers.resources),
                for: drawing)
            host.root.addSublayer(page)
        }
        host.frame(at: 0)
    }

    private var meshes: [Mesh] {
        (page.sublayers ?? []).compactMap(\.mesh)
    }

    @Test func itIsAFrontAShadowAndABack() throws {
        show()
        #expect(meshes.count == 3)
        // The back shows the front faintly, and is not sharper than a point.
        #expect(meshes[0].image?.width == 201 && meshes[2].image?.width == 101 && meshes[1].image == nil)
        // The pictures end within the last column of their pixels.
        for (mesh, end) in [(meshes[0], 200.4 / 201), (meshes[2], 100.2 / 101)] {
            let edge = mesh.vertices.map { Double($0.textureCoordinate.x) }.max()
            #expect(abs((edge ?? 0) - end) < 1e-5)
        }
        #expect(host.nodes.count { $0.kind == .mesh } == 3)
    }

    @Test func itShowsWhatIsSetAndWhatIsAnimated() throws {
        show()
        let flat = meshes[0].vertices.map(\.position)
        host.run {
            CATransaction.setDisableActions(true)
            page.pageTurn = 0.5
        }
        host.frame(at: 0.1)
        let turned = meshes[0].vertices.map(\.position)
        #expect(flat != turned)
        host.run {
            let animation = CABasicAnimation(keyPath: "pageTurn")
            animation.fromValue = 0.0
            animation.toValue = 1.0
            animation.duration = 1.0
            page.add(animation, forKey: "turn")
        }
        host.frame(at: 1)
        #expect(meshes[0].vertices.map(\.position) == flat, "the first frame shows the start")
        host.frame(at: 1.5)
        #expect(meshes[0].vertices.map(\.position) == turned)
        host.frame(at: 3)
        #expect(page.animationKeys() == nil && meshes[0].vertices.map(\.position) == turned, "the model again")
    }

    @Test(.enabled(if: AllocationCounter.isAvailable)) func aFrameAllocatesNothing() {
        show()
        host.run {
            let animation = CABasicAnimation(keyPath: "pageTurn")
            animation.fromValue = 0.0
            animation.toValue = 1.0
            animation.duration = 1.0
            page.add(animation, forKey: "turn")
        }
        for step in 0..<10 { host.frame(at: Double(step) / 100) }
        let count = AllocationCounter.allocationsOnThisThread {
            for step in 10..<60 { host.frame(at: Double(step) / 100) }
        }
        #expect(count == 0)
        #expect(host.layers.resources.count < 20)
    }

    /// A picture of the last frame keeps its meshes, whatever the page does after it.
    @Test func fragmentsKeepTheirMeshes() throws {
        show()
        host.run {
            CATransaction.setDisableActions(true)
            page.pageTurn = 0.3
        }
        host.frame(at: 0.1)
        let fragment = try #require(host.run { host.committer.fragment(of: page, afterUpdates: false) })
        let ids = fragment.tree.nodes.filter { $0.kind == .mesh }.map(\.resource)
        func positions() -> [SIMD2<Float>] {
            ids.flatMap { id -> [SIMD2<Float>] in
                if case .mesh(let mesh) = host.layers.resources[id] { mesh.vertices.map(\.position) } else { [] }
            }
        }
        let before = positions()
        #expect(!before.isEmpty)
        for step in 1...5 {
            host.run {
                CATransaction.setDisableActions(true)
                page.pageTurn = 0.3 + Double(step) / 10
            }
            host.frame(at: 0.1 + Double(step))
        }
        #expect(positions() == before)
    }

    @Test func aPageWithoutAPictureShowsNothing() {
        host.run { host.root.addSublayer(page) }
        host.frame(at: 0)
        #expect(meshes.isEmpty)
        show(size: .zero)
        #expect(meshes.isEmpty)
    }

    @Test func itLetsGoOfItsImages() {
        show()
        let resources = host.layers.resources
        let images = host.nodes.compactMap { node in
            resources.picture(of: node.resource).flatMap { $0.id == node.resource ? nil : $0.id }
        }
        #expect(images.count == 2 && images.allSatisfy(resources.contains))
        host.run {
            page.removeFromSuperlayer()
            page.show(
                Fragment(tree: RenderTree(nodes: [], matrices: [], size: .zero), store: host.layers.resources),
                for: drawing)
        }
        host.frame(at: 1)
        #expect(!images.contains(where: resources.contains))
    }
}
