import LiveCode
import Testing

@testable import Preview

/// The report of a crash among the lines of standard error, and its message.
struct CrashReportTests {
    /// The beginning of the line by which a process tells why it ends.
    private static let own = "\(CodeFailure.prefix)"
    private static let signal = "*** Signal 4: Backtracing from 0x1... done ***"

    /// Lines, those that are forwarded as the code's own, and the problem.
    @Test(arguments: [
        (["A/0-b.swift:9: Fatal error: one", "two", "", "three", signal], [], "Fatal error: one two three"),
        (["A/0-b.swift:9: Fatal error", "", signal], [], "Fatal error"),
        (["hello", "A/0-b.swift:9: Precondition failed: x", signal], ["hello"], "Precondition failed: x"),
        (["Fatal error: talk", "plain", signal], ["Fatal error: talk", "plain"], "unknown"),
        (["Fatal error: Index out of range", own + "it stopped", signal], [], "Fatal error: Index out of range"),
        (
            ["Could not cast value of type 'A' to 'B'.", own + "it called abort()", signal], [],
            "Could not cast value of type 'A' to 'B'."
        ),
        (["see b.swift: Fatal error: talk", "plain"], ["see b.swift: Fatal error: talk", "plain"], "unknown"),
        ([own + "it raised SIGSEGV", signal], [], "it raised SIGSEGV"),
        (["*** Signal strength: 3 bars"], ["*** Signal strength: 3 bars"], "unknown"),
        (["*** Program crashed: not really"], ["*** Program crashed: not really"], "unknown"),
        // A process that the code has forked crashes, and the code goes on.
        ([own + "it called abort()", signal, "Backtrace took 0.1s", "", "on"], ["on"], "it called abort()"),
        (
            [own + "it called abort()", signal, "Backtrace took 0.1s", signal, "Fatal error: second"], [],
            "Fatal error: second"
        ),
        (
            [signal, "Backtrace took 0.1s", "", "A/0-b.swift:9: Fatal error: own", "end", signal, "at b"], [],
            "Fatal error: own end"
        ),
        (["Backtrace took off", signal], ["Backtrace took off"], "unknown"),
        (["segue: hello", own + "it stopped", signal], ["segue: hello"], "it stopped"),
        (["[log] Fatal error in cache", signal], ["[log] Fatal error in cache"], "unknown"),
        ([own + "it stopped", "swift-runtime: failed to suspend thread 12", signal], [], "it stopped"),
        (
            ["Simultaneous accesses to 0x7f, but", "Previous access", "0 libswiftCore.so", own + "it stopped", signal],
            [],
            "Simultaneous accesses to 0x7f, but"
        ),
    ])
    func aMessageEndsWithItsReport(_ lines: [String], _ own: [String], _ problem: String) {
        var report = CrashReport()
        #expect(lines.flatMap { report.append($0, limit: 9) } == own)
        let failure = CodeFailure(problem: "unknown", output: report.lines)
        #expect(failure.error(in: SourcePlaces(), named: "code").problem == problem)
    }

    /// Failures that are not the code's have a remedy of their own, which the process tells along with them.
    @Test(arguments: ["close other programs", nil]) func aRemedyGoesAlong(_ remedy: String?) throws {
        let line = CodeFailure(problem: "no process can be started", remedy: remedy).ownLine
        let told = CodeFailure(problem: "it called exit(1)", output: [String(line.dropLast())])
        let error = told.error(in: SourcePlaces(), named: "code", remedy: "fix the code and save it")
        #expect(error.problem == "no process can be started")
        #expect(error.remedy == remedy ?? "fix the code and save it")
    }

    /// Code that only writes what looks like a message goes on.
    @Test func aMessageWithoutAReportIsGivenUp() {
        var report = CrashReport()
        let lines = ["A/0-b.swift:9: Fatal error: one", "two"]
        #expect(!report.isWaiting && lines.flatMap { report.append($0, limit: 9) } == [] && report.isWaiting)
        #expect(report.removeMessage() == lines && !report.isWaiting && report.lines.isEmpty)
        #expect(report.append("three", limit: 9) == ["three"])
        #expect(report.append("Fatal error: talk", limit: 9) == [] && report.isWaiting)
        #expect(report.removeMessage() == ["Fatal error: talk"])
        #expect(lines.flatMap { report.append($0, limit: 9) } == [])
        #expect((0..<1_000).flatMap { report.append("\($0)", limit: 9) }.count == 1_002)
    }

    /// A dump in the message of a trap.
    @Test func theBeginningOfALongMessageIsKept() {
        var report = CrashReport()
        let lines =
            ["A/0-b.swift:9: Fatal error: one"] + (0..<300).map { "\($0)" } + [
                Self.own + "it stopped", Self.signal, "at A/0-b.swift:9",
            ]
        #expect(lines.flatMap { report.append($0, limit: 9) } == [])
        #expect(
            report.lines.count == 53 && report.lines[50] == Self.own + "it stopped"
                && report.lines.last == "at A/0-b.swift:9")
    }

    /// The report of another process, after which this one answers, explains no later end.
    @Test func aReportIsOfTheProcessThatEnds() {
        var report = CrashReport()
        report.begin()
        #expect(report.isBegun && !report.isOver)
        for line in [Self.signal, "Backtrace took 0.1s", ""] { #expect(report.append(line, limit: 9) == []) }
        #expect(report.isOver)
        report.removeOthersReport()
        #expect(!report.isOver && report.lines.isEmpty)
        for line in [Self.own + "it stopped", Self.signal, "Backtrace took 0.1s"] {
            #expect(report.append(line, limit: 9) == [])
        }
        report.removeOthersReport()
        #expect(report.isOver && report.lines.count == 3, "other threads may answer after the report")
    }

    @Test func messagesOfCodeThatEndsInOrderAreItsOwn() {
        var report = CrashReport()
        #expect(report.append("Fatal error: only talk", limit: 9) == [])
        #expect(report.removeMessage() == ["Fatal error: only talk"] && report.lines.isEmpty)
        #expect(report.append(Self.signal, limit: 9) == [] && report.removeMessage() == [])
    }

    /// The problem for which code was stopped is no line that it wrote before.
    @Test func whatCodeIsStoppedForGoesBefore() {
        let failure = CodeFailure(problem: "a loop", output: ["Fatal error: soft"], isStopped: true)
        #expect(failure.error(in: SourcePlaces(), named: "code").problem == "a loop")
    }

    @Test func aLongMessageIsCut() {
        let line = "A/0-b.swift:9: Fatal error: " + String(repeating: "x", count: 4000)
        let failure = CodeFailure(problem: "unknown", output: [line, Self.signal])
        #expect(failure.error(in: SourcePlaces(), named: "code").problem.count == 1001)
    }
}
