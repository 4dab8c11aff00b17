import Foundation
import SDLPlatform
import Testing
import Transitions
import ViewKit

@testable import Preview

/// Random touches on a built-in transition: it comes to rest at one of its ends, with every view as it was.
@MainActor @Suite struct RandomHandTests {
    nonisolated static let seeds = (1...6).map { UInt64($0) }

    @Test(arguments: UntouchedTests.names, seeds) func itSurvivesAnyHand(_ name: String, seed: UInt64) throws {
        let rig = try TransitionRig(
            name, reducesMotion: seed.isMultiple(of: 3), rate: UntouchedTests.rate)
        var hand = Hand(seed: seed)
        // There and back again: what is made at the first time only is made.
        rig.play()
        rig.play()
        let screens = rig.screens.map { ($0, ViewRecord($0.view)) }
        let window = ViewRecord(rig.window)
        for _ in 0..<8 {
            try hand.act(on: rig)
            #expect(!rig.isTransitioning && rig.reports.isEmpty)
            for (screen, record) in screens where !rig.isAway {
                #expect(ViewRecord(screen.view).changes(since: record) == [])
            }
        }
        // The touches may have gone further than one screen.
        for _ in 0..<8 where rig.isAway { rig.play() }
        #expect(!rig.isAway)
        #expect(ViewRecord(rig.window).changes(since: window) == [])
    }

    /// Random touches, the same for the same seed.
    private struct Hand {
        private var state: UInt64

        init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

        /// A number from 0 up to 1, by Knuth's linear congruence.
        private mutating func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(UInt64(1) << 53)
        }

        /// Scrubs, lets go one way or the other, grabs what is on its way, and waits for the end.
        @MainActor mutating func act(on rig: TransitionRig) throws {
            let plays = next() < 0.25
            if plays {
                rig.run { rig.scene.play() }
            } else {
                for _ in 0..<Int(1 + next() * 4) {
                    let progress = next() * 1.2
                    rig.run { rig.scene.show(progress) }
                    rig.step()
                }
                let finishes = next() < 0.5
                rig.run { rig.scene.release(finishes: finishes) }
            }
            for _ in 0..<Int(next() * 3) {
                for _ in 0..<Int(next() * 8) { rig.step() }
                if rig.isTransitioning { grab(rig) }
            }
            if rig.isTransitioning, next() < 0.3 { rig.run { rig.scene.cancel() } }
            rig.rest()
        }

        /// Presses somewhere while it settles, drags a little, and releases or cancels the touch.
        @MainActor private mutating func grab(_ rig: TransitionRig) {
            var place = SIMD2(40 + next() * 300, 100 + next() * 600)
            rig.touch(.began, [place])
            for _ in 0..<Int(1 + next() * 6) {
                place += SIMD2(next() - 0.5, next() - 0.5) * 60
                rig.touch(.moved, [place])
            }
            rig.touch(next() < 0.8 ? .ended : .cancelled, [place])
        }
    }
}

extension TransitionRig {
    /// Whether another screen shows than at first.
    fileprivate var isAway: Bool {
        if let tabs = window.rootViewController as? UITabBarController { return tabs.selectedIndex != 0 }
        return screens.count > 1
    }
}
