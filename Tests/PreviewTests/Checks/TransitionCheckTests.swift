import Foundation
import Graphics
import SDLPlatform
import Testing

@testable import Preview

/// The checks of transitions, on those that come with the program.
@MainActor struct TransitionCheckTests {
    private let environment = MachineEnvironment(displays: DisplayEnvironment())

    @Test(arguments: UntouchedTests.names) func aBuiltInTransitionIsSound(_ name: String) throws {
        var options = RunOptions()
        options.scale = 0.5
        let check = try CheckRun(
            Subject(named: name), run: options, options: .init(filter: FindingFilter()), environment: environment)
        let report = try check.report()
        #expect(report.findings.isEmpty && report.checks.count == TransitionCheck.allCases.count, "\(report)")
        #expect(report.status(isStrict: true) == 0 && report.trigger == "its progress")
        for check in report.checks where check.name != TransitionCheck.interrupt.rawValue {
            #expect(check.frames > 0 && check.omission == nil, "\(report)")
        }
    }

    @Test(arguments: ["w1", "gallery"]) func whatIsNoTransitionIsRefused(_ name: String) throws {
        #expect(throws: PreviewError.self) {
            try CheckRun(
                Subject(named: name), run: RunOptions(), options: .init(filter: FindingFilter()),
                environment: environment)
        }
    }

    /// Frames that the machine takes too long for are an error, however few they are.
    @Test func aSlowRunIsNotWaitedFor() throws {
        let plan = try RunPlan(Subject(named: "push"), options: RunOptions(), isHeadless: true)
        let transition = try CheckedTransition(plan, triggers: TriggerPair(there: .progress, back: .progress))
        try transition.rest()
        #expect(try transition.step(atMost: 3) { true } == false && !transition.isOverdue)
        #expect(try transition.step(atMost: 3) { false })
        transition.longestWait = 0
        let failure = #expect(throws: CheckFailure.self) { try transition.play() }
        #expect(failure?.finding.name == "frames-too-slow" && failure?.finding.message == "0 of its frames took 0 s")
        #expect(failure?.finding.remedy.hasPrefix("do less in each") == true)
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
}
