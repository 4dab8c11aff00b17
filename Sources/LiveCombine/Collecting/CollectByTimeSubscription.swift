import LiveKit
import OpenCombine

/// The subscription to values that are gathered by time; all that the subscriber is sent comes on the scheduler.
final class CollectByTimeSubscription<Downstream: Subscriber, Input, Context: Scheduler>: Subscription
where Downstream.Input == [Input] {
    /// Held while the subscriber is called, so that arrays come one after the other.
    private let lock = NSRecursiveLock()
    /// The subscriber; nil once the subscription is over.
    private var downstream: Downstream?
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    /// The number of values of a full array; nil where only time counts.
    private let count: Int?
    private let options: Context.SchedulerOptions?
    private var demand = Subscribers.Demand.none
    private var values: [Input] = []
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    /// The end of the values, which comes after those that are left; nil while there are more.
    private var completion: Subscribers.Completion<Downstream.Failure>?

    init(
        _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        self.downstream = downstream
        self.options = options
        switch strategy {
        case .byTime(let scheduler, let interval):
            self.scheduler = scheduler
            self.interval = interval
            count = nil
        case .byTimeOrCount(let scheduler, let interval, let count):
            self.scheduler = scheduler
            self.interval = interval
            self.count = max(1, count)
        }
    }

    /// The subscriber of the values.
    var inner: InnerSubscriber<Input, Downstream.Failure> {
        InnerSubscriber(
            subscription: begin,
            value: { value in
                self.receive(value)
                return .none
            },
            completion: complete)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            self.demand += demand
            if completion != nil { scheduleSending() }
        }
    }

    func cancel() { lock.withLock { end() } }

    private func begin(_ subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard let downstream, upstream == nil else { return false }
            upstream = subscription
            timer = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
                options: options
            ) { self.send() }
            downstream.receive(subscription: self)
            return true
        }
        isFirst ? subscription.request(.unlimited) : subscription.cancel()
    }

    private func receive(_ value: Input) {
        lock.withLock {
            guard downstream != nil else { return }
            values.append(value)
            if let count, values.count >= count { scheduleSending() }
        }
    }

    private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock {
            guard downstream != nil else { return }
            upstream = nil
            timer?.cancel()
            timer = nil
            if case .failure = completion { values = [] }
            self.completion = completion
            scheduleSending()
        }
    }

    private func scheduleSending() { scheduler.schedule(options: options) { self.send() } }

    /// Sends the values that there are, an array of each full number of them, if they are asked for, and the end.
    private func send() {
        lock.withLock {
            while let downstream, demand > .none, !values.isEmpty {
                let portion = values.prefix(count ?? values.count)
                values.removeFirst(portion.count)
                demand -= 1
                demand += downstream.receive(Array(portion))
            }
            guard let completion, let downstream, values.isEmpty else { return }
            end()
            downstream.receive(completion: completion)
        }
    }

    private func end() {
        let upstream = upstream
        self.upstream = nil
        downstream = nil
        values = []
        timer?.cancel()
        timer = nil
        upstream?.cancel()
    }
}
