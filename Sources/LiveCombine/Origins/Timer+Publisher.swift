import LiveKit
import OpenCombine

extension Timer {
    /// A publisher of the date, every `interval` seconds from when it is connected on; intervals below 0.1 ms count as that.
    ///
    /// On the main run loop it publishes in frames, on their clock: once in a frame, however many intervals have passed.
    public nonisolated static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of the date at regular intervals, for all its subscribers at the same times.
    public final class TimerPublisher: ConnectablePublisher {
        /// The date of the call.
        public typealias Output = Date
        /// It never fails.
        public typealias Failure = Never

        /// Seconds between two dates.
        public let interval: TimeInterval
        /// The delay that the caller tolerates, in seconds; kept, without an effect.
        public let tolerance: TimeInterval?
        /// The run loop on which it publishes.
        public let runLoop: RunLoop
        /// The mode of the run loop; kept, without an effect, as frames have no modes.
        public let mode: RunLoop.Mode
        /// The options of the run loop.
        public let options: RunLoop.SchedulerOptions?

        private let subject = PassthroughSubject<Date, Never>()
        private let lock = NSLock()
        private var connection: AnyCancellable?

        /// A publisher that begins when it is connected.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Sends `subscriber` the dates that it asks for; others are lost for it.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.subscribe(subscriber)
        }

        /// Begins to publish, until what is returned is cancelled; one that publishes already goes on as it does.
        public func connect() -> any Cancellable {
            lock.withLock {
                if connection == nil {
                    let stride = RunLoop.SchedulerTimeType.Stride(interval)
                    let action = RepeatedAction(
                        on: runLoop, after: runLoop.now.advanced(by: stride), every: stride, options
                    ) { [subject] in subject.send(Date()) }
                    connection = AnyCancellable(action)
                }
                return AnyCancellable { [weak self] in self?.disconnect() }
            }
        }

        private func disconnect() {
            lock.withLock { connection = nil }
        }
    }
}
