import LayerTree
import RenderTree
import Testing

@testable import ViewKit

@MainActor @Suite struct SnapshotTests {
    let host = TestHost()
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))

    init() {
        view.backgroundColor = .red
        host.show(view)
    }

    private func fragment(of view: UIView?) -> Fragment? { view?.layer.fragment }

    /// The colours of the nodes that draw something.
    private func colors(in fragment: Fragment?) -> [SIMD4<Float>] {
        (fragment?.tree.nodes ?? []).filter { $0.kind == .solid }.map(\.color)
    }

    @Test func aSnapshotHasTheBoundsAtTheOrigin() throws {
        view.bounds.origin = CGPoint(x: 7, y: 8)
        let snapshot = try #require(host.run { view.snapshotView(afterScreenUpdates: false) })
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 40, height: 50))
        #expect(fragment(of: snapshot)?.tree.size == CGSize(width: 40, height: 50))
    }

    @Test func withoutUpdatesItShowsTheLastFrame() {
        host.run { view.backgroundColor = .green }
        let (old, new) = host.run {
            (view.snapshotView(afterScreenUpdates: false), view.snapshotView(afterScreenUpdates: true))
        }
        #expect(colors(in: fragment(of: old)) == [SIMD4(1, 0, 0, 1)])
        #expect(colors(in: fragment(of: new)) == [SIMD4(0, 1, 0, 1)])
    }

    @Test func itDoesNotChangeAfterwards() {
        let snapshot = host.run { view.snapshotView(afterScreenUpdates: false) }
        host.run {
            view.backgroundColor = .green
            view.removeFromSuperview()
        }
        host.frame(at: 1)
        #expect(colors(in: fragment(of: snapshot)) == [SIMD4(1, 0, 0, 1)])
    }

    @Test func snapshotsOfOneFrameShareTheirFragment() {
        let (a, b) = host.run {
            (view.snapshotView(afterScreenUpdates: false), view.snapshotView(afterScreenUpdates: false))
        }
        #expect(fragment(of: a) != nil)
        #expect(fragment(of: a) === fragment(of: b))
    }

    @Test func alphaAndTransformOfTheViewDoNotCount() throws {
        host.run {
            view.alpha = 0.5
            view.transform = CGAffineTransform(rotationAngle: 1)
        }
        host.frame(at: 1)
        for afterUpdates in [false, true] {
            let fragment = fragment(of: host.run { view.snapshotView(afterScreenUpdates: afterUpdates) })
            let root = try #require(fragment?.tree.nodes.first)
            #expect(root.opacity == 1)
            #expect(root.transform == .identity)
        }
    }

    @Test func aViewThatWasNeverShownIsEmptyWithoutUpdates() {
        let loose = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 20))
        loose.backgroundColor = .blue
        let (before, after) = host.run {
            (loose.snapshotView(afterScreenUpdates: false), loose.snapshotView(afterScreenUpdates: true))
        }
        #expect(before?.bounds.size == CGSize(width: 10, height: 20))
        #expect(fragment(of: before) == nil)
        #expect(colors(in: fragment(of: after)) == [SIMD4(0, 0, 1, 1)])
    }

    @Test func updatesIncludeLayout() {
        let parent = Filling(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        host.run { host.window.addSubview(parent) }
        let snapshot = host.run { parent.snapshotView(afterScreenUpdates: true) }
        #expect(colors(in: fragment(of: snapshot)) == [SIMD4(0, 0, 1, 1)])
    }

    @Test func aSnapshotCanBeTakenOfASnapshot() throws {
        let first = try #require(host.run { view.snapshotView(afterScreenUpdates: false) })
        host.run { host.window.addSubview(first) }
        host.frame(at: 1)
        let second = host.run { first.snapshotView(afterScreenUpdates: false) }
        let third = host.run { first.snapshotView(afterScreenUpdates: true) }
        for snapshot in [second, third] {
            let names = (fragment(of: snapshot)?.tree.nodes ?? []).map(\.resource).filter { !$0.isNone }
            #expect(names.count == 1)
            guard let name = names.first, case .fragment(let shown)? = host.layers.resources[name] else {
                Issue.record("the snapshot of a snapshot shows no fragment")
                continue
            }
            #expect(colors(in: shown) == [SIMD4(1, 0, 0, 1)])
        }
    }

    /// A snapshot shows the same before its first frame: whole, in parts, and again.
    @Test func aSnapshotOfASnapshotNeedsNoFrame() throws {
        host.run {
            let first = view.snapshotView(afterScreenUpdates: false)
            let second = first?.snapshotView(afterScreenUpdates: false)
            let third = second?.resizableSnapshotView(
                from: CGRect(x: 10, y: 10, width: 20, height: 10), afterScreenUpdates: false, withCapInsets: .zero)
            let fourth = third?.snapshotView(afterScreenUpdates: false)
            for (snapshot, depth) in [(second, 1), (third, 2), (fourth, 3)] {
                #expect(colors(shownBy: fragment(of: snapshot), within: depth) == [SIMD4(1, 0, 0, 1)])
            }
            #expect(fourth?.bounds.size == CGSize(width: 20, height: 10))
        }
    }

    @Test func thousandsOfTilesOfASnapshotShareItsPicture() throws {
        try host.run {
            let first = try #require(view.snapshotView(afterScreenUpdates: false))
            let tiles = (0..<3400).compactMap { index in
                first.resizableSnapshotView(
                    from: CGRect(x: index % 40, y: index / 100, width: 1, height: 1), afterScreenUpdates: false,
                    withCapInsets: .zero)
            }
            let shared = try #require(fragment(of: tiles.first))
            #expect(tiles.count == 3400 && tiles.allSatisfy { fragment(of: $0) === shared })
            #expect(colors(shownBy: shared, within: 1) == [SIMD4(1, 0, 0, 1)])
            for tile in tiles { host.window.addSubview(tile) }
        }
        host.frame(at: 1)
        #expect(host.committer.tree.nodes.filter { $0.kind == .fragment }.count == 3400)
    }

    /// The colours that `fragment` shows through at most `depth` fragments in it.
    private func colors(shownBy fragment: Fragment?, within depth: Int) -> [SIMD4<Float>] {
        let own = colors(in: fragment)
        guard own.isEmpty, depth > 0, let name = fragment?.tree.nodes.map(\.resource).first(where: { !$0.isNone }),
            case .fragment(let inner)? = host.layers.resources[name]
        else { return own }
        return colors(shownBy: inner, within: depth - 1)
    }

    @Test func takingOneChangesNothing() {
        let before = (view.frame, view.alpha, view.isHidden, view.superview, view.subviews, view.layer.sublayers)
        host.run {
            _ = view.snapshotView(afterScreenUpdates: false)
            _ = view.snapshotView(afterScreenUpdates: true)
        }
        let after = (view.frame, view.alpha, view.isHidden, view.superview, view.subviews, view.layer.sublayers)
        #expect(before.0 == after.0 && before.1 == after.1 && before.2 == after.2)
        #expect(before.3 === after.3 && before.4 == after.4 && before.5 == after.5)
    }

    @Test func drawingAsksTheRasterizerOnceAtTheContextsScale() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = host.run {
            UIGraphicsImageRenderer(size: CGSize(width: 80, height: 100), format: format).image { _ in
                #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 80, height: 100), afterScreenUpdates: false))
            }
        }
        #expect(host.counting.requests.map(\.scale) == [4])
        let pixels = try #require(image.cgImage).pixels
        #expect(pixels[0, 0] == 0xFF80_8080)
        #expect(pixels[159, 199] == 0xFF80_8080)
    }

    @Test func drawingSaysWhenThereIsNothingToDraw() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let loose = UIView(frame: rect)
        let empty = UIView()
        host.run {
            #expect(!view.drawHierarchy(in: rect, afterScreenUpdates: false))
            _ = UIGraphicsImageRenderer(size: rect.size).image { _ in
                #expect(!loose.drawHierarchy(in: rect, afterScreenUpdates: false))
                #expect(!empty.drawHierarchy(in: rect, afterScreenUpdates: true))
                #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: true))
                #expect(loose.drawHierarchy(in: rect, afterScreenUpdates: true))
            }
        }
    }
}

/// Makes its content at layout.
private final class Filling: UIView {
    override func layoutSubviews() {
        guard subviews.isEmpty else { return }
        let child = UIView(frame: bounds)
        child.backgroundColor = .blue
        addSubview(child)
    }
}
