import LayerTree
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

/// Very many animations, and very deep trees.
@MainActor @Suite struct TimelineLimitTests {
    private let rig = TimelineRig()

    private static func fade() -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 100
        return fade
    }

    /// The best of some readings, in microseconds; printed, as machines differ.
    private func measure(_ name: String, _ rig: Stage) throws -> Double {
        _ = rig.animations()
        let times = (0..<9).map { _ in
            let start = MonotonicTime.nanoseconds()
            _ = rig.animations()
            return Double(MonotonicTime.nanoseconds() - start) / 1000
        }
        let best = try #require(times.min())
        print("\(name): \(Int(best)) µs")
        return best
    }

    @Test func fiveThousandLayersAreLimited() throws {
        rig.stage.run {
            for _ in 0..<5_000 {
                let layer = CALayer()
                rig.controller.view.layer.addSublayer(layer)
                layer.add(Self.fade(), forKey: nil)
            }
        }
        rig.step()
        let timeline = try rig.timeline()
        #expect(timeline.rows.count == 500 && timeline.omittedRows == 4_500 && timeline.omittedBars == 0)
        #expect(timeline.rows.map(\.layer) == Array(1...500))
        _ = try measure("5,000 layers", rig.stage)
    }

    @Test func fiveThousandAnimationsOfALayerAreAll() throws {
        let view = rig.addView()
        rig.stage.run { for _ in 0..<5_200 { view.layer.add(Self.fade(), forKey: nil) } }
        rig.step()
        let timeline = try rig.timeline()
        #expect(timeline.rows.map(\.bars.count) == [5_000] && timeline.omittedBars == 200)
        _ = try measure("5,000 animations of a layer", rig.stage)
    }

    /// Deeper than recursion would reach.
    @Test func aDeepTreeIsRead() throws {
        rig.stage.run {
            var parent = rig.controller.view.layer
            for _ in 0..<2_000 {
                let layer = CALayer()
                layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
                layer.position = CGPoint(x: 5.25, y: 5)
                parent.addSublayer(layer)
                parent = layer
            }
            for layer in sequence(first: parent, next: \.superlayer).prefix(1_000) {
                layer.add(Self.fade(), forKey: nil)
            }
        }
        rig.step()
        let timeline = try rig.timeline()
        #expect(timeline.rows.count == 500 && timeline.omittedRows == 500)
        #expect(timeline.rows.map(\.depth) == Array(0..<500))
        // The first of them is the 1,001st layer, each a quarter of a point beside the one that it lies in.
        #expect(timeline.rows[0].frame == CGRect(x: 1_001 * 0.25, y: 0, width: 10, height: 10))
        _ = try measure("a tree of 2,000", rig.stage)
    }

    @Test func aUsualTransitionIsReadInNoTime() throws {
        let rig = try TransitionRig("card")
        rig.run { rig.scene.show(0.3) }
        rig.step()
        _ = try measure("card", rig.session.stage)
        let other = try TransitionRig("magic-move")
        other.run { other.scene.show(0.3) }
        other.step()
        _ = try measure("magic-move", other.session.stage)
    }

    /// A frame shows the same whether animations were read before it.
    @Test func readingChangesNothing() throws {
        let view = rig.addView()
        rig.step()
        rig.stage.run { UIView.animate(withDuration: 1) { view.center.x += 100 } }
        rig.step(10)
        let other = TimelineRig()
        let otherView = other.addView()
        other.step()
        other.stage.run { UIView.animate(withDuration: 1) { otherView.center.x += 100 } }
        other.step(10)
        for _ in 0..<20 {
            _ = try rig.timeline()
            rig.step()
            other.step()
            #expect(rig.stage.tree.nodes == other.stage.tree.nodes)
        }
    }
}
