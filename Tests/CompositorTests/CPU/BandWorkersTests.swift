import Foundation
import Graphics
import Synchronization
import TestSupport
import Testing

@testable import Compositor

@MainActor struct BandWorkersTests {
    /// More bands than threads and more threads than cores; every scene, many frames on the same threads.
    @Test(arguments: SceneFile.all)
    func pixelsDoNotDependOnThreads(scene: SceneFile) throws {
        let larger = CGAffineTransform(scaleX: 3, y: 3)
        let alone = try DrawnScene(scene, transform: larger, scale: 3)
        let together = try DrawnScene(scene, transform: larger, scale: 3, threads: 5)
        for _ in 0..<5 {
            together.backend.draw(
                together.builder.list, over: Damage(together.backend.target.bounds), resources: together.store)
            let difference = PictureDifference(together.image, alone.image)
            #expect(difference.isWithin(0), "\(difference)")
        }
    }

    /// Threads that come and go as they like take each part of each job once, and none after the job is closed.
    @Test func everyPartIsTakenOnce() {
        let gate = JobGate()
        let jobs = 2000
        let parts = 7
        let threads = 4
        let counts = PartCounts(jobs * parts)
        let ended = DispatchSemaphore(value: 0)
        for _ in 0..<threads {
            Thread {
                while gate.enter() {
                    let job = counts.job.load(ordering: .relaxed)
                    while let part = gate.take(of: parts) { counts.add(job * parts + part) }
                    gate.leave()
                }
                ended.signal()
            }.start()
        }
        for job in 0..<jobs {
            counts.job.store(job, ordering: .relaxed)
            gate.open(waking: threads)
            while let part = gate.take(of: parts) { counts.add(job * parts + part) }
            _ = gate.close()
        }
        gate.end(threads)
        for _ in 0..<threads { ended.wait() }
        #expect(counts.areAllOne)
    }

    @Test func aCrewThatHoldsJobsUpRestsLongerAndLonger() {
        var backoff = WorkerBackoff()
        func jobsUntilItIsOver() -> Int {
            var jobs = 0
            while !backoff.isOver() { jobs += 1 }
            return jobs
        }
        #expect(jobsUntilItIsOver() == 0)
        // Half of the work done by the other thread, and waited for: as it should be.
        backoff.note(own: 13, all: 25, threads: 2, waited: true)
        #expect(jobsUntilItIsOver() == 0)
        // Not there in time: no thread waited.
        backoff.note(own: 25, all: 25, threads: 2, waited: false)
        #expect(jobsUntilItIsOver() == 0)
        var rests: [Int] = []
        for _ in 0..<8 {
            backoff.note(own: 24, all: 25, threads: 2, waited: true)
            rests.append(jobsUntilItIsOver())
        }
        #expect(rests == [16, 32, 64, 128, 256, 512, 1024, 1024])
        backoff.note(own: 13, all: 25, threads: 2, waited: false)
        backoff.note(own: 24, all: 25, threads: 2, waited: true)
        #expect(jobsUntilItIsOver() == 16)
    }
}

/// Counts how often each of a number of parts was taken.
private final class PartCounts: Sendable {
    let job = Atomic(0)
    private let twice = Atomic(0)
    private let all = Atomic(0)
    // A lock of the C library: the thread sanitizer cannot see the waiting of a `Mutex`.
    private let lock = NSLock()
    // Unsafe, as the lock guards it.
    nonisolated(unsafe) private var taken: [Bool]
    private let count: Int

    init(_ count: Int) {
        self.count = count
        taken = Array(repeating: false, count: count)
    }

    func add(_ part: Int) {
        all.wrappingAdd(1, ordering: .relaxed)
        lock.withLock {
            if taken[part] { twice.wrappingAdd(1, ordering: .relaxed) }
            taken[part] = true
        }
    }

    var areAllOne: Bool { all.load(ordering: .relaxed) == count && twice.load(ordering: .relaxed) == 0 }
}
