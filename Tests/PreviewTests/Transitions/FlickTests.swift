import Foundation
import Testing
import ViewKit

@testable import Preview
@testable import Transitions

/// Flicks that follow each other, each in the tail of the transition before.
@MainActor @Suite struct FlickTests {
    /// The built-in transitions that turn over several screens in a row.
    nonisolated static let names = ["cube", "tab-slide", "page-curl"]

    /// `count` flicks to the left by 180 points in 0.1 s, one every `interval` seconds.
    private static func flicks(_ count: Int, every interval: Double) -> GestureScript {
        var events: [GestureScript.Event] = []
        for flick in 0..<count {
            let start = Double(flick) * interval * 1000
            events.append(.init(t: start, phase: .began, x: 0.8, y: 0.6))
            for sample in 1...12 {
                let part = Double(sample) / 12
                let x = 0.8 - 180 / 390 * part * part
                events.append(.init(t: start + 8 * Double(sample), phase: .moved, x: x, y: 0.6))
            }
            events.append(.init(t: start + 100, phase: .ended, x: 0.8 - 180 / 390, y: 0.6))
        }
        return GestureScript(events: events)
    }

    /// A frame in which a flick drags.
    private struct Frame {
        var transition: Int
        var progress: Double
        var finger: Double
        var isInteractive: Bool
    }

    private func rig(_ name: String) throws -> TransitionRig {
        let rig = try TransitionRig(name)
        guard let tabs = rig.window.rootViewController as? UITabBarController else { return rig }
        // Three tabs to go on to.
        rig.run { tabs.viewControllers?.append(TodayViewController(Place.all[3])) }
        rig.step()
        return rig
    }

    /// The number of screens that were gone on to.
    private func turns(of rig: TransitionRig) -> Int {
        if let tabs = rig.window.rootViewController as? UITabBarController { return tabs.selectedIndex }
        if let stack = rig.root { return stack.viewControllers.count - 1 }
        var count = 0
        var screen = rig.window.rootViewController
        while let next = screen?.presentedViewController {
            count += 1
            screen = next
        }
        return count
    }

    @Test(arguments: names, [0.25, 0.3, 0.4, 0.5, 0.6, 0.9])
    func threeFlicksTurnThreeScreens(name: String, interval: Double) throws {
        let rig = try rig(name)
        rig.play(Self.flicks(3, every: interval))
        #expect(turns(of: rig) == 3)
        #expect(!rig.isTransitioning && rig.reports.isEmpty)
    }

    /// From a transition to the next one, the picture moves as far as the mouse does after the 4 points that make a drag.
    @Test(arguments: [("cube", 390.0), ("tab-slide", 390), ("page-curl", 487.5)], [0.3, 0.4, 0.5])
    func theNextTransitionBeginsWithoutAStep(_ row: (name: String, travel: Double), interval: Double) throws {
        let rig = try rig(row.name)
        var frames: [Frame] = []
        var finger = 0.0
        rig.session.stage.onSample = { finger = $0.location.x }
        rig.play(Self.flicks(3, every: interval)) {
            let transitions = rig.session.stage.layers.transitions
            guard let number = transitions.number, let progress = transitions.progress else { return }
            frames.append(
                Frame(
                    transition: number, progress: progress, finger: finger,
                    isInteractive: transitions.isInteractive))
        }
        var count = 0
        for (last, next) in zip(frames, frames.dropFirst())
        where next.transition > last.transition && last.isInteractive && next.isInteractive {
            let way = Double(next.transition - last.transition) + next.progress - last.progress
            let lag = last.finger - next.finger - way * row.travel
            #expect(lag > -0.25 && lag < 4.25)
            count += 1
        }
        if interval == 0.3, row.name == "page-curl" { #expect(count == 2) }
    }

    /// A flick, and frames until its transition has come to `progress`.
    private func flick(_ rig: TransitionRig, until progress: Double) throws {
        rig.play(Self.flicks(1, every: 1), frameLimit: 8)
        for _ in 0..<60 where (rig.session.stage.layers.transitions.progress ?? 1) < progress { rig.step() }
        try #require(rig.isTransitioning)
    }

    /// A slow drag past the end of a transition that was caught in flight is held back, as before.
    @Test func aSlowDragPastTheEndGoesNoFurther() throws {
        let rig = try rig("cube")
        try flick(rig, until: 0.6)
        #expect(try #require(rig.session.stage.layers.transitions.progress) < 0.9)
        rig.touch(.began, [SIMD2(380, 500)])
        for step in 1...100 { rig.touch(.moved, [SIMD2(380 - Double(step) * 3, 500)]) }
        let transitions = rig.session.stage.layers.transitions
        #expect(transitions.number == 1 && (transitions.progress ?? 0) > 1)
        rig.touch(.ended, [SIMD2(80, 500)])
        rig.rest()
        #expect(turns(of: rig) == 1)
    }

    /// In the last tenth also a slow drag goes on to the next screen.
    @Test func aSlowDragInTheLastTenthBeginsTheNext() throws {
        let rig = try rig("cube")
        try flick(rig, until: 0.92)
        rig.touch(.began, [SIMD2(380, 500)])
        for step in 1...60 { rig.touch(.moved, [SIMD2(380 - Double(step) * 3, 500)]) }
        #expect(rig.session.stage.layers.transitions.number == 2)
        rig.touch(.moved, [SIMD2(100, 500)])
        rig.touch(.ended, [SIMD2(100, 500)])
        rig.rest()
        #expect(turns(of: rig) == 2)
    }
}
