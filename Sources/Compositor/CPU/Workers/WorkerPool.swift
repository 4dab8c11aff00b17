import Foundation

/// The threads of `BandWorkers`, and the job that they share.
final class WorkerPool: @unchecked Sendable {
    // Unchecked because of `job`: it is written while the gate is shut and no thread is in, and read only inside.

    private let gate = JobGate()
    private let count: Int
    private var job: BandJob?
    private var rest = WorkerBackoff()

    /// Starts `count` threads.
    init(count: Int, kernels: KernelSet) {
        self.count = count
        for _ in 0..<count {
            let thread = Thread { self.work(kernels) }
            thread.name = "segue-bands"
            thread.start()
        }
    }

    /// Sends the threads home.
    func end() { gate.end(count) }

    /// Paints all bands of `job`, some of them with `painter` on the calling thread.
    func paint(_ job: BandJob, with painter: inout BandPainter) {
        if rest.isOver() {
            self.job = job
            gate.open(waking: min(count, job.count - 1))
            let own = paint(job, &painter)
            let waited = gate.close()
            rest.note(own: own, all: job.count, threads: count + 1, waited: waited)
            self.job = nil
        } else {
            for index in 0..<job.count { job.paint(index, with: &painter) }
        }
    }

    /// Paints bands until none is left; returns how many.
    private func paint(_ job: BandJob, _ painter: inout BandPainter) -> Int {
        var painted = 0
        while let index = gate.take(of: job.count) {
            job.paint(index, with: &painter)
            painted += 1
        }
        return painted
    }

    private func work(_ kernels: KernelSet) {
        var painter = BandPainter(kernels: kernels)
        while gate.enter() {
            if let job { _ = paint(job, &painter) }
            gate.leave()
        }
    }
}

/// The bands of a prepared pass that are to be painted, in memory that outlives the painting.
struct BandJob: BitwiseCopyable {
    var pass: UnsafePointer<PreparedPass>
    var bands: UnsafePointer<PixelRect>
    var count: Int
    var isFirst: Bool
    /// All of the target; each band is a part of it.
    var target: PixelRows

    /// Paints band `index`.
    func paint(_ index: Int, with painter: inout BandPainter) {
        painter.paint(pass.pointee, isFirst: isFirst, into: target.part(bands[index]))
    }
}
