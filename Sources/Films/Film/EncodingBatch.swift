import Dispatch
import Synchronization

/// Encodes pictures on all cores, a few at a time, and hands the results over in their order.
///
/// Memory is bounded by the jobs of one batch, and the results do not depend on the number of cores.
package final class EncodingBatch<Job: Sendable, Output: Sendable> {
    private let capacity: Int
    private let encode: @Sendable (Job) throws -> Output
    private let receive: (Output) throws -> Void
    private var jobs: [Job] = []

    /// A batch of at most `capacity` jobs, at least 1, which `encode` turns into what `receive` gets.
    package init(
        capacity: Int = 8, encode: @escaping @Sendable (Job) throws -> Output,
        receive: @escaping (Output) throws -> Void
    ) {
        self.capacity = max(1, capacity)
        self.encode = encode
        self.receive = receive
    }

    /// Adds a job; encodes those that wait where there are enough of them.
    package func append(_ job: Job) throws {
        jobs.append(job)
        if jobs.count == capacity { try flush() }
    }

    /// Encodes the jobs that wait; throws the first error in their order.
    package func flush() throws {
        let waiting = jobs
        let encode = encode
        jobs.removeAll(keepingCapacity: true)
        let results = Mutex<[Int: Result<Output, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: waiting.count) { index in
            let result = Result { try encode(waiting[index]) }
            results.withLock { $0[index] = result }
        }
        let done = results.withLock { $0 }
        for index in waiting.indices { if let result = done[index] { try receive(result.get()) } }
    }
}
