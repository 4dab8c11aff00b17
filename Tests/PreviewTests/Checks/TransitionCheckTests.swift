import Foundation
import Graphics
import Recorder
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
        #expect(report.findings.isEmpty && report.checks.map(\.name) == TransitionCheck.all.map(\.name), "\(report)")
        #expect("\(report)".contains(": nothing is wrong in \(TransitionCheck.all.count) runs"), "\(report)")
        #expect(report.status(isStrict: true) == 0 && report.transitions.map(\.trigger) == ["its progress"])
        for check in report.checks where check.name != TransitionCheck.interrupt.name {
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

    /// The quick set: names stay the same, in reports as in the schema of the manual.
    @Test func theTableHasFifteenRuns() throws {
        let names = TransitionCheck.all.map(\.name)
        #expect(names.count == 15 && Set(names).count == 15 && Set(TransitionCheck.all.map(\.steps)).count == 15)
    }

    /// The series of a thorough check; the report has each run, and says how many there were.
    @Test func aThoroughCheckMakesAllRuns() throws {
        var options = RunOptions()
        options.scale = 0.25
        let plan = try RunPlan(Subject(named: "push"), options: options, isHeadless: true)
        let table = CheckSeries.all(random: RandomRuns(seed: 3), for: plan, canHold: true)
        #expect(
            table.map(\.name) == [
                "quick", "places", "dark", "right to left", "reduced motion", "iphone-16", "ipad", "another size",
                "random",
            ])
        #expect(table.map(\.checks.count) == [15, 100, 15, 15, 15, 15, 15, 9, 200])
        let check = try CheckRun(
            Subject(named: "push"), run: options,
            options: .init(filter: FindingFilter(), random: RandomRuns(seed: 3, count: 25)), environment: environment)
        let report = try check.report()
        #expect(report.findings.isEmpty && report.seed == 3, "\(report)")
        let made = table.flatMap { series in series.checks.map { series.name + $0.name } }
        #expect(report.checks.map { $0.series + $0.name } == made.dropLast(175))
        #expect("\(report)".contains("nothing is wrong in 224 runs, 25 of them random from seed 3"), "\(report)")
    }

    /// Conditions are those that the options do not ask for anyway.
    @Test func conditionsAreOtherThanTheOptions() throws {
        var options = RunOptions()
        options.settings.isDark = true
        options.settings.readsRightToLeft = true
        options.settings.reducesMotion = true
        options.device = Device(named: "ipad")
        let plan = try RunPlan(Subject(named: "push"), options: options, isHeadless: true)
        #expect(CheckCondition.all(for: plan).map(\.name) == ["light", "iphone-16"])
        let light = try CheckCondition.appearance(isDark: false).plan(plan)
        #expect(!light.options.settings.isDark && light.options.settings.readsRightToLeft)
        #expect(light.screen.size == plan.screen.size)
    }

    @MainActor private final class Releases: FrameSink {
        private(set) var all: [ReleaseRecord] = []

        func append(_ record: FrameRecord, from runner: FrameRunner) { all += [record.release].compactMap(\.self) }
    }

    /// A finger takes over from the progress, and is lifted in motion.
    @Test(arguments: [0.25, 0.5, 0.75]) func aReleaseHasTheFingersVelocity(_ progress: Double) throws {
        let plan = try RunPlan(Subject(named: "push"), options: RunOptions(), isHeadless: true)
        let transition = try CheckedTransition(plan, triggers: TriggerPair(there: .progress, back: .progress))
        try transition.rest()
        let releases = Releases()
        transition.session.sinks.append(releases)
        #expect(try transition.scrub(to: progress))
        try transition.flick()
        let release = try #require(releases.all.first)
        #expect(releases.all.count == 1 && release.velocity > 1 && release.finishes, "\(releases.all)")
        #expect((progress...progress + 0.2).contains(release.progress), "\(release)")
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
