import Compositor
import Graphics
import LayerTree
import RenderTree
import Testing
import ViewKit

@testable import Preview

/// Snapshots of a view, each added to it and a little apart, drawn frame by frame.
@MainActor struct NestedSnapshotTests {
    /// The kinds of views.
    enum Look: CaseIterable {
        case opaque, translucent, shadowed
    }

    /// A view, the host of its layers, and the renderer of its frames.
    @MainActor private final class Scene {
        static let size = CGSize(width: 40, height: 30)
        let rasterizer = TreeRasterizer()
        let host: FakeHost
        let renderer = FrameRenderer(backend: CPUBackend(width: 40, height: 30))
        private let view = UIView(frame: CGRect(origin: .zero, size: Scene.size))
        private let mark = UIView(frame: CGRect(x: 2, y: 2, width: 5, height: 5))
        private let look: Look

        init(_ look: Look) {
            host = FakeHost(painter: rasterizer)
            self.look = look
            HostScope.with(host) {
                view.backgroundColor = look == .opaque ? .white : nil
                mark.backgroundColor = .red
                for index in 0..<4 {
                    let stripe = UIView(frame: CGRect(x: 10, y: 6 * index, width: 20, height: 3))
                    stripe.backgroundColor = UIColor(white: CGFloat(index) / 5, alpha: look == .translucent ? 0.5 : 1)
                    view.addSubview(stripe)
                }
                view.addSubview(mark)
            }
        }

        /// Draws a frame.
        func frame() throws {
            let tree = host.commit(view.layer)
            renderer.prepare(tree, resources: host.layers.resources, width: 40, height: 30, scale: 1)
            try renderer.draw()
        }

        /// Adds what the view looks like to it: `picture`, or a snapshot.
        func add(at index: Int, showing picture: CGImage? = nil) {
            HostScope.with(host) {
                mark.frame.origin.x = CGFloat(index % 30)
                let snapshot = picture == nil ? view.snapshotView(afterScreenUpdates: false) : nil
                let copy = snapshot ?? UIView()
                copy.frame = CGRect(origin: CGPoint(x: 1 + index % 7, y: 1 + index % 5), size: Scene.size)
                if let picture { copy.layer.contents = picture }
                if look == .shadowed { copy.layer.shadowOpacity = 0.3 }
                view.addSubview(copy)
            }
        }

        /// The look of the view in the last frame.
        var picture: CGImage {
            get throws {
                let fragment = try #require(host.committer.fragment(of: view.layer, afterUpdates: false))
                return try #require(rasterizer.rasterize(fragment, scale: 1))
            }
        }

        var pixels: [UInt32] {
            get throws {
                let pixels = try renderer.backend.readPixels()
                return (0..<pixels.height).flatMap { pixels.row($0) }
            }
        }
    }

    /// Nested snapshots look as pictures do that hold no other one, if no opacity is rounded.
    ///
    /// There is a picture for each snapshot and each shadow, and one more for each that becomes a part of another picture.
    @Test(arguments: [24, 60], Look.allCases)
    func theyAreDrawnAsPicturesAre(count: Int, look: Look) throws {
        let snapshots = Scene(look)
        let pictures = Scene(look)
        var mostCommands = 0
        for index in 0..<count {
            try snapshots.frame()
            snapshots.add(at: index)
            mostCommands = max(mostCommands, snapshots.renderer.list.commands.count)
            try pictures.frame()
            pictures.add(at: index, showing: try pictures.picture)
        }
        try snapshots.frame()
        try pictures.frame()
        if look == .opaque { #expect(try snapshots.pixels == pictures.pixels) }
        #expect(!snapshots.renderer.omitsFragments)
        #expect(mostCommands <= 1 << 16)
        #expect(snapshots.renderer.pictureCount + snapshots.rasterizer.pictureCount <= 4 * count)
        #expect(snapshots.host.layers.resources.nestedNodeCount <= 2 * FragmentExtent.nodeLimit)
    }
}
