import Foundation
import Testing

@testable import Preview

/// The difference of a loop, a wait and a slow machine, by what the kernel says of a thread.
@Suite struct ResponseWatchTests {
    /// Courses of observations in `ResponseWatch.tsv`: a line each with time, processor seconds, requests, state and finding.
    private static let courses: [(name: String, rows: [[String]])] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ResponseWatch.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "# ").map { part in
            let lines = part.split(separator: "\n").map(String.init)
            return (lines[0], lines.dropFirst().map { $0.split(separator: "\t").map(String.init) })
        }
    }()

    private static let states: [String: ProcessStatistics.State] = [
        "running": .running, "waiting": .waiting, "stopped": .stopped, "blocked": .blocked, "ended": .ended,
    ]

    @Test(arguments: courses.map(\.name)) func aCourseIsFoundToBe(_ name: String) throws {
        let course = try #require(Self.courses.first { $0.name == name })
        #expect(course.rows.count > 2)
        var watch = ResponseWatch()
        for row in course.rows {
            let activity = ChildActivity(
                processorSeconds: try #require(Double(row[1])), family: .init(seconds: try #require(Double(row[1]))),
                performedCount: try #require(UInt64(row[2])),
                state: try #require(Self.states[row[3]]))
            watch.observe(activity, at: try #require(Double(row[0])))
            #expect("\(watch.finding)" == row[4], "\(name) at \(row[0])")
        }
    }

    @Test func thereAreCourses() { #expect(Self.courses.count >= 9) }

    /// Whatever the time that passes, only the processor's time makes a loop; and whatever it does, a thread that is always runnable is no wait.
    @Test func aSlowMachineIsNeitherALoopNorAWait() {
        for period in [0.05, 0.1, 0.3, 0.9, 5, 60] {
            var watch = ResponseWatch()
            for step in 0..<1_000 {
                let activity = ChildActivity(
                    processorSeconds: 0.0019 * Double(step), family: .init(), performedCount: 3, state: .running)
                watch.observe(activity, at: period * Double(step))
                #expect(watch.finding == .busy && watch.idleStart == nil)
            }
        }
    }

    /// Code that waits for the reader of its output is neither idle nor a loop, and is told after a second.
    @Test func whatIsNotReadIsTold() {
        var watch = ResponseWatch()
        func observe(_ isUnread: Bool, at time: Double) -> ResponseWatch.Diagnosis {
            var activity = ChildActivity(processorSeconds: 1, family: .init(), performedCount: 1, state: .running)
            activity.isUnread = isUnread
            watch.observe(activity, at: time)
            return watch.finding
        }
        let course = stride(from: 0.0, through: 1.4, by: 0.1).map { observe(true, at: $0) }
        #expect(course.prefix(10).allSatisfy { $0 == .busy } && course.suffix(3).allSatisfy { $0 == .unread })
        #expect(watch.idleStart == nil && !watch.seesWait)
        #expect([false, true].map { observe($0, at: $0 ? 1.6 : 1.5) } == [.busy, .busy])
        #expect(observe(true, at: 2.7) == .unread)
    }

    @Test func theTimeOfAWaitIsThatOfItsBeginning() {
        var watch = ResponseWatch()
        for step in 0...50 {
            watch.observe(
                ChildActivity(processorSeconds: 1, family: .init(seconds: 1), performedCount: 1, state: .waiting),
                at: 10 + 0.1 * Double(step))
        }
        #expect(watch.finding == .waiting && watch.idleStart == 10 && watch.quietStart == 10)
    }

    /// A thread that waits for others, or for a process that it has started, is not quiet while these work a little.
    @Test(arguments: [1, 0.08, 0.03]) func aWaitIsQuietWhereNothingElseWorks(_ part: Double) throws {
        var watch = ResponseWatch()
        for step in 0...100 {
            let time = 0.1 * Double(step)
            watch.observe(
                ChildActivity(
                    processorSeconds: 1, family: .init(seconds: 1 + part * min(time, 5)), performedCount: 1,
                    state: .waiting),
                at: time
            )
        }
        #expect(watch.finding == .waiting && watch.idleStart == 0)
        let start = try #require(watch.quietStart)
        #expect(start > 3.5 && start < 6.5, "\(start)")
    }

    /// A loop that sleeps between two looks at something works too much to be idle, and waits; so it does not once it goes on
    /// to another event, and while this process was stopped.
    @Test func aLoopThatPollsWaits() {
        var watch = ResponseWatch()
        let observe = { (time: Double, count: UInt64) in
            watch.observe(
                ChildActivity(processorSeconds: 0.15 * time, family: .init(), performedCount: count, state: .waiting),
                at: time)
        }
        for step in 0...25 { observe(0.1 * Double(step), 1) }
        observe(7.5, 1)
        #expect(!watch.seesWait)
        for step in 1...6 { observe(7.5 + 0.1 * Double(step), 1) }
        #expect(watch.seesWait && watch.finding == .busy && watch.idleStart == nil)
        observe(8.2, 2)
        #expect(!watch.seesWait)
    }

    /// A thread that has the processor, or waits for that alone, does not wait, however long it takes.
    @Test func workIsNoWait() {
        var watch = ResponseWatch()
        for step in 0...900 {
            let activity = ChildActivity(
                processorSeconds: 0.002 * Double(step), family: .init(), performedCount: 1, state: .running)
            watch.observe(activity, at: 0.1 * Double(step))
            #expect(!watch.seesWait)
        }
    }
}
