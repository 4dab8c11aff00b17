import Foundation
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

/// The wheel over a grid that scrolls and whose tiles a pinch opens.
@MainActor struct TileWheelTests {
    /// The grid kept every turn, so that the wheel could not open a tile; at its start it has no use for one away from
    /// the user.
    @Test func aTurnAwayOpensATileAndATurnTowardsScrolls() throws {
        let run = try WindowControls(
            Subject(named: "pinch"), options: RunOptions(),
            environment: MachineEnvironment(displays: DisplayEnvironment(videoDriver: "dummy")), report: { _ in })
        func turn(_ notches: Double) throws {
            run.handle(
                .wheel(
                    WheelEvent(
                        deltaX: 0, deltaY: notches, position: CGPoint(x: 100, y: 300), modifiers: [],
                        timestamp: MonotonicTime.now())))
        }
        func rest() throws { while run.needsFrame || run.hasTouches { _ = try run.session.step() } }
        try rest()
        let root = try #require(run.session.stage.window.rootViewController as? UINavigationController)
        let scroll = try #require(root.topViewController?.view.subviews.first as? UIScrollView)
        try turn(-1)
        #expect(!run.hasTouches, "the turn scrolls")
        try rest()
        #expect(scroll.contentOffset.y > 0)
        try turn(1)
        #expect(!run.hasTouches, "back to the start it scrolls, too")
        try rest()
        #expect(scroll.contentOffset.y == 0)
        try turn(10)
        #expect(run.hasTouches)
        try rest()
        #expect(root.viewControllers.count == 2)
    }
}
