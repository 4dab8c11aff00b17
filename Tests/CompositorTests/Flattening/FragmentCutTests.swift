import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Pieces of one fragment that lie side by side show it whole, wherever their edges lie.
@MainActor struct FragmentCutTests {
    private let store = ResourceStore()

    /// Stripes and a disc, 64 by 64 points.
    private func fragment() -> ResourceID {
        var tree = RenderTree(size: CGSize(width: 64, height: 64))
        for index in 0..<12 {
            var node = RenderNode(.solid, bounds: SIMD4(Float(index) * 6, 0, 5, 64))
            node.color = SIMD4(Float(index) / 12, 0.5, 0.25, 1)
            tree.nodes.append(node)
        }
        return store.insert(.fragment(Fragment(tree: tree, store: store)))
    }

    /// As many pieces of the fragment as `pieces` says in each direction: parts of it, or the whole of it behind clips.
    private func picture(pieces: Int, clipped: Bool = false, under transform: CGAffineTransform, scale: Double) throws
        -> CGImage
    {
        let id = fragment()
        var tree = RenderTree()
        for (row, column) in (0..<pieces).flatMap({ row in (0..<pieces).map { (row, $0) } }) {
            let side = 1 / Float(pieces)
            let part = SIMD4(Float(column) * side, Float(row) * side, side, side)
            var node = RenderNode(.fragment, bounds: clipped ? SIMD4(0, 0, 64, 64) : part * 64)
            if clipped {
                var group = RenderNode(.group, bounds: part * 64, transform: transform)
                group.flags = .clips
                group.subtreeCount = 2
                tree.nodes.append(group)
            } else {
                node.contentsRect = part
                node.transform = transform
            }
            node.resource = id
            tree.nodes.append(node)
        }
        let length = Int(80 * scale)
        let renderer = FrameRenderer(backend: CPUBackend(width: length, height: length))
        renderer.prepare(tree, resources: store, width: length, height: length, scale: scale)
        try renderer.draw()
        return CGImage(try renderer.backend.readPixels())
    }

    private static let transforms = [
        CGAffineTransform.identity, CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 70, ty: 3),
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 70, ty: 2), CGAffineTransform(translationX: 5, y: 7),
    ]

    @Test(arguments: [3, 5, 7, 10], [1, 1.5, 2]) func piecesMeetWithoutSeams(_ pieces: Int, scale: Double) throws {
        for transform in Self.transforms {
            let tiled = try picture(pieces: pieces, under: transform, scale: scale)
            let whole = try picture(pieces: 1, under: transform, scale: scale)
            let difference = PictureDifference(tiled, whole)
            #expect(difference.isWithin(2), "\(transform): \(difference)")
        }
    }

    @Test(arguments: [3, 5, 7, 10], [1, 1.5, 2]) func whatClipsCutMeetsWithoutSeams(_ pieces: Int, scale: Double) throws
    {
        for transform in Self.transforms + [CGAffineTransform(translationX: 3.3, y: 0.7)] {
            let tiled = try picture(pieces: pieces, clipped: true, under: transform, scale: scale)
            let whole = try picture(pieces: 1, under: transform, scale: scale)
            let difference = PictureDifference(tiled, whole)
            #expect(difference.isWithin(1), "\(transform): \(difference)")
        }
    }

    /// Within a rounded clip the pieces meet as well, and its own edges stay smooth.
    @Test func clipsWithinARoundedOneCutAtPixels() throws {
        let text = """
            tree 80 80
            fragment panel 60 60
              solid bounds=0,0,60,60 color=#40a060
            solid bounds=0,0,80,80 color=#ffffff
            group clips bounds=4.4,4.4,60,60 radius=12

            """
        let panel = "fragment fragment=panel bounds=4.4,4.4,60,60"
        let tiles = "  group clips bounds=0,0,33.3,80\n    \(panel)\n  group clips bounds=33.3,0,40,80\n    \(panel)"
        func drawn(_ content: String) throws -> CGImage {
            let tree = try RenderTree.parse(text + content, into: store).tree
            let renderer = FrameRenderer(backend: CPUBackend(width: 80, height: 80))
            renderer.prepare(tree, resources: store, width: 80, height: 80, scale: 1)
            try renderer.draw()
            return CGImage(try renderer.backend.readPixels())
        }
        let difference = PictureDifference(try drawn(tiles), try drawn("  " + panel))
        #expect(difference.isWithin(1), "\(difference)")
    }

    @Test func aPieceThinnerThanAPixelMayShowNothing() throws {
        let picture = try picture(pieces: 100, under: .identity, scale: 1)
        #expect(PictureDifference(picture, try self.picture(pieces: 1, under: .identity, scale: 1)).isWithin(2))
    }
}
