import Testing
import ViewKit

@testable import Preview
@testable import Transitions

/// A transition that a tap sets off starts at once, and comes to rest without a swing: on the course of a spring.
@MainActor @Suite struct TapTests {
    /// The name, and what moves on its canvas: the index of the view among its subviews, and of the view in that.
    nonisolated static let moving: [(name: String, path: [Int])] = [
        ("push", [3]), ("card", [0]), ("tab-slide", [1]), ("magic-move", [-1]), ("pinch", [-1]),
    ]

    /// The places of the view in each frame, as parts of its way.
    private func course(_ name: String, _ path: [Int]) throws -> [Double] {
        let rig = try TransitionRig(name)
        let toggle = rig.scene
        rig.run { toggle.play() }
        var places: [CGPoint] = []
        while rig.isTransitioning, places.count < 200 {
            rig.step()
            guard rig.isTransitioning else { break }
            let container = rig.run { rig.screens.last?.transitionCoordinator?.containerView }
            var view = try #require(container?.subviews.last)
            for index in path {
                let subviews = view.subviews
                view = subviews[index < 0 ? subviews.count + index : index]
            }
            let frame = rig.shownFrame(view)
            places.append(CGPoint(x: frame.midX, y: frame.midY))
        }
        let first = try #require(places.first)
        let last = try #require(places.last)
        let way = hypot(last.x - first.x, last.y - first.y)
        return places.map { hypot($0.x - first.x, $0.y - first.y) / way }
    }

    @Test(arguments: moving) func itStartsAtOnceAndSlowsDown(name: String, path: [Int]) throws {
        let course = try course(name, path)
        #expect(course.count > 20)
        #expect(course[course.count / 4] > 0.5, "after a quarter of the time: \(course[course.count / 4])")
        #expect((course.max() ?? 0) < 1.01)
        let steps = zip(course, course.dropFirst()).map { $1 - $0 }
        let fastest = steps.firstIndex(of: steps.max() ?? 0) ?? 0
        #expect(fastest < course.count / 4, "fastest at frame \(fastest) of \(course.count)")
    }
}
