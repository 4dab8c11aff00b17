import LayerTree
import RenderTree
import Testing

@testable import ViewKit

@MainActor @Suite struct ResizableSnapshotTests {
    let host = TestHost()
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))

    init() {
        view.backgroundColor = .red
        host.show(view)
    }

    private func snapshot(
        _ rect: CGRect, insets: UIEdgeInsets = .zero, size: CGSize? = nil, afterUpdates: Bool = true
    ) throws -> (view: UIView, nodes: [RenderNode]) {
        try host.run {
            let snapshot = try #require(
                view.resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: insets))
            if let size { snapshot.bounds.size = size }
            let fragment = try #require(host.layers.committer.fragment(of: snapshot.layer, afterUpdates: true))
            return (snapshot, fragment.tree.nodes.filter { $0.kind == .fragment })
        }
    }

    @Test func aPartHasItsOwnSizeAndShowsThatPart() throws {
        let (snapshot, nodes) = try snapshot(CGRect(x: 10, y: 20, width: 20, height: 10))
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(nodes.map(\.contentsRect) == [SIMD4(0.25, 0.4, 0.5, 0.2)])
        #expect(nodes.map(\.bounds) == [SIMD4(0, 0, 20, 10)])
    }

    @Test func partsAreTakenInTheViewsOwnCoordinates() throws {
        host.run { view.bounds.origin = CGPoint(x: 100, y: 0) }
        let (_, nodes) = try snapshot(CGRect(x: 110, y: 0, width: 20, height: 25))
        #expect(nodes.map(\.contentsRect) == [SIMD4(0.25, 0, 0.5, 0.5)])
    }

    @Test func allPartsOfAFrameShareOnePicture() throws {
        let fragments = (0..<10).compactMap { index in
            host.run {
                view.resizableSnapshotView(
                    from: CGRect(x: index, y: 0, width: 4, height: 4), afterScreenUpdates: false, withCapInsets: .zero)
            }?.layer.fragment
        }
        #expect(fragments.count == 10 && fragments.allSatisfy { $0 === fragments[0] })
    }

    @Test func stretchedItKeepsItsEdges() throws {
        let insets = UIEdgeInsets(top: 5, left: 10, bottom: 10, right: 4)
        let (_, nodes) = try snapshot(view.bounds, insets: insets, size: CGSize(width: 100, height: 200))
        #expect(nodes.count == 9)
        #expect(nodes.map(\.bounds.z) == [10, 86, 4, 10, 86, 4, 10, 86, 4])
        #expect(nodes.map(\.bounds.w) == [5, 5, 5, 185, 185, 185, 10, 10, 10])
        #expect(nodes[4].contentsRect == SIMD4(0.25, 0.1, 0.65, 0.7))
        let small = try snapshot(view.bounds, insets: insets, size: CGSize(width: 7, height: 200)).nodes
        #expect(small.map(\.bounds.z) == [5, 2, 5, 2, 5, 2])
    }

    @Test func whatLiesOutsideOfTheViewIsEmpty() throws {
        let (_, nodes) = try snapshot(CGRect(x: -20, y: 0, width: 40, height: 25))
        #expect(nodes.map(\.contentsRect) == [SIMD4(0, 0, 0.5, 0.5)])
        #expect(nodes.map(\.bounds) == [SIMD4(20, 0, 20, 25)])
        let outside = try snapshot(CGRect(x: 90, y: 90, width: 40, height: 25))
        #expect(outside.view.bounds.size == CGSize(width: 40, height: 25))
        #expect(outside.nodes.allSatisfy { $0.bounds.z * $0.bounds.w == 0 })
    }

    @Test(arguments: [CGRect.zero, .null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)])
    func unusablePartsShowNothing(rect: CGRect) throws {
        _ = host.run { view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero) }
        host.frame(at: 1)
    }

    @Test func aSnapshotCanBeTakenOfASnapshot() throws {
        let copy = try host.run {
            let first = try #require(
                view.resizableSnapshotView(
                    from: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: false, withCapInsets: .zero))
            return try #require(
                first.resizableSnapshotView(
                    from: CGRect(x: 10, y: 10, width: 10, height: 10), afterScreenUpdates: true, withCapInsets: .zero))
        }
        let outer = try #require(copy.layer.fragment)
        #expect(outer.tree.size == CGSize(width: 20, height: 20))
        #expect(outer.tree.nodes.contains { $0.kind == .fragment })
    }

    @Test func hiddenAndTransparentViewsGiveEmptyPictures() throws {
        host.run { view.isHidden = true }
        #expect(
            try host.run {
                try #require(
                    view.resizableSnapshotView(from: view.bounds, afterScreenUpdates: true, withCapInsets: .zero))
            }.layer.fragment?.tree.nodes.isEmpty == true)
        host.run { (view.isHidden, view.alpha) = (false, 0) }
        #expect(
            try host.run {
                try #require(
                    view.resizableSnapshotView(from: view.bounds, afterScreenUpdates: true, withCapInsets: .zero))
            }.layer.fragment?.tree.nodes.isEmpty == true)
        // As of the last frame it is as it was.
        #expect(view.snapshotView(afterScreenUpdates: false) != nil)
    }

    @Test func aViewThatWasNeverShownHasAPictureOnceItIsUpdated() throws {
        let lonely = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        lonely.backgroundColor = .blue
        let (old, new) = host.run {
            (
                lonely.resizableSnapshotView(from: lonely.bounds, afterScreenUpdates: false, withCapInsets: .zero),
                lonely.resizableSnapshotView(from: lonely.bounds, afterScreenUpdates: true, withCapInsets: .zero)
            )
        }
        #expect(old != nil && old?.layer.fragment == nil)
        #expect(new?.layer.fragment?.tree.nodes.contains { $0.color == SIMD4(0, 0, 1, 1) } == true)
    }

    @Test func aLayerDrawsItselfInItsOwnCoordinates() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = host.run {
            view.bounds.origin = CGPoint(x: 5, y: 5)
            return UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80), format: format).image {
                view.layer.render(in: $0.cgContext)
                CALayer().render(in: $0.cgContext)
            }
        }
        #expect(host.counting.requests.map(\.scale) == [1])
        let pixels = try #require(image.cgImage).pixels
        #expect(pixels[4, 4] == 0 && pixels[5, 5] == 0xFF80_8080)
        #expect(pixels[44, 54] == 0xFF80_8080 && pixels[46, 54] == 0 && pixels[44, 56] == 0)
    }

    @Test func masksOfViewsAreInTheirSnapshots() throws {
        let mask = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        mask.backgroundColor = .black
        host.run { view.mask = mask }
        host.frame(at: 1)
        for afterUpdates in [false, true] {
            let fragment = try #require(
                host.run { view.snapshotView(afterScreenUpdates: afterUpdates) }?.layer.fragment)
            #expect(fragment.tree.nodes[0].flags.contains(.masked))
        }
        // The mask animates as any view does, and is found in no other place.
        host.run { UIView.animate(withDuration: 1) { mask.frame.size.width = 30 } }
        host.frame(at: 1)
        host.frame(at: 1.5)
        let width = try #require(mask.layer.presentation()?.bounds.width)
        #expect(width > 10 && width < 30)
        #expect(mask.superview == nil && view.subviews.isEmpty)
        let detached = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        detached.backgroundColor = .green
        detached.mask = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let alone = try #require(host.run { detached.snapshotView(afterScreenUpdates: true) }?.layer.fragment)
        #expect(alone.tree.nodes[0].flags.contains(.masked))
    }

    /// A part that reaches past the view shows nothing there, also in a picture of itself.
    @Test(arguments: [false, true]) func aPartPastTheEdgeKeepsItsSizeInASnapshot(afterUpdates: Bool) throws {
        let part = try snapshot(CGRect(x: 20, y: 25, width: 40, height: 50)).view
        host.run { host.window.addSubview(part) }
        host.frame(at: 1)
        let fragment = try #require(
            host.run { host.layers.committer.fragment(of: part.layer, afterUpdates: afterUpdates) })
        #expect(fragment.tree.size == CGSize(width: 40, height: 50))
        let piece = try #require(fragment.tree.nodes.first { $0.kind == .fragment })
        #expect(piece.bounds == SIMD4(0, 0, 20, 25) && piece.contentsRect == SIMD4(0.5, 0.5, 0.5, 0.5))
    }
}
