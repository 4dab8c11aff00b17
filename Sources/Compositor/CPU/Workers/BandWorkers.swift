import Foundation

/// Paints the bands of a pass on several threads, the calling one among them.
///
/// Threads are started with the first job that is worth it, and end with this object. Backends that draw in turn can share
/// it.
package final class BandWorkers {
    /// Fewer pixels than this are painted sooner than another thread wakes up.
    private static let leastPixels = 96 * 1024

    package let threads: Int
    private let kernels: KernelSet
    private var pool: WorkerPool?

    /// `threads` in all; one paints on the calling thread only.
    package init(threads: Int, kernels: KernelSet) { (self.threads, self.kernels) = (max(1, threads), kernels) }

    deinit { pool?.end() }

    /// Paints all bands of `job`, `pixels` in all; `painter` is the calling thread's.
    func paint(_ job: BandJob, pixels: Int, with painter: inout BandPainter) {
        guard threads > 1, job.count > 1, pixels >= Self.leastPixels else {
            for index in 0..<job.count { job.paint(index, with: &painter) }
            return
        }
        let pool = pool ?? WorkerPool(count: threads - 1, kernels: kernels)
        self.pool = pool
        pool.paint(job, with: &painter)
    }
}
