import Foundation
import Graphics
import Testing

@testable import Preview

/// The checks of transitions, on those that come with the program.
@MainActor struct TransitionCheckTests {
    @Test(arguments: UntouchedTests.names) func aBuiltInTransitionIsSound(_ name: String) throws {
        var options = RunOptions()
        options.scale = 0.5
        let report = try CheckRun(Subject(named: name), run: options).report()
        #expect(report.isPassed && report.checks.count == TransitionCheck.allCases.count, "\(report)")
        #expect(report.checks.allSatisfy { $0.frames > 0 && $0.omission == nil } && report.trigger == "its progress")
    }

    @Test(arguments: ["w1", "gallery"]) func whatIsNoTransitionIsRefused(_ name: String) throws {
        #expect(throws: PreviewError.self) { try CheckRun(Subject(named: name), run: RunOptions()) }
    }

    /// Frames that the machine takes too long for are an error, however few they are.
    @Test func aSlowRunIsNotWaitedFor() throws {
        let plan = try RunPlan(Subject(named: "push"), options: RunOptions(), isHeadless: true)
        let transition = try CheckedTransition(plan, trigger: .progress)
        try transition.rest()
        #expect(try transition.step(atMost: 3) { true } == false && !transition.isOverdue)
        #expect(try transition.step(atMost: 3) { false })
        transition.longestWait = 0
        let error = #expect(throws: PreviewError.self) { try transition.play() }
        #expect(error?.description.hasPrefix("push: 0 of its frames took 0 s; do less in each") == true)
        #expect(transition.isOverdue)
    }

    @Test func aDifferenceIsMeasuredWhereItIs() {
        let a = PixelBuffer(width: 10, height: 8)
        let b = PixelBuffer(width: 10, height: 8)
        for (x, y) in [(3, 2), (6, 4)] { b.row(y)[x] = 0xFFFF_FFFF }
        // Within what text may differ.
        b.row(7)[9] = 0x0C0C_0C0C
        let difference = PixelDifference(CGImage(a), CGImage(b))
        #expect(difference.fraction == 2.0 / 80)
        #expect(difference.bounds == CGRect(x: 3, y: 2, width: 4, height: 3))
        #expect(PixelDifference(CGImage(a), CGImage(a)).bounds == nil)
        #expect(PixelDifference(CGImage(a), CGImage(PixelBuffer(width: 8, height: 10))).fraction == 1)
    }

    @Test func aSwipeIsUndoneByTheOtherWay() {
        for swipe in Swipe.allCases {
            let forward = swipe.position(at: 1) - swipe.position(at: 0)
            let back = swipe.undoing.position(at: 1) - swipe.undoing.position(at: 0)
            #expect((forward * back).sum() < 0)
        }
    }
}
