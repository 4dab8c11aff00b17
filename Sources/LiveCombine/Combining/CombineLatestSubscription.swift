import LiveKit
import OpenCombine

/// The subscription to the latest values of two publishers.
///
/// Each publisher is asked for as many values as the subscriber asks for. A pair that is not asked for is not kept; its values
/// stay the latest ones.
final class CombineLatestSubscription<Downstream: Subscriber, A, B>: Subscription
where Downstream.Input == (A, B) {
    /// Held while the subscriber is called, so that pairs come one after the other.
    private let lock = NSRecursiveLock()
    /// The subscriber; nil once the subscription is over.
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var latestA: A?
    private var latestB: B?
    /// The subscriptions to both; nil for one that has not begun or is over.
    private var upstreams: [(any Subscription)?] = [nil, nil]
    private var openCount = 2

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// The subscriber of the first publisher.
    var first: InnerSubscriber<A, Downstream.Failure> { inner(0) { self.latestA = $0 } }

    /// The subscriber of the second publisher.
    var second: InnerSubscriber<B, Downstream.Failure> { inner(1) { self.latestB = $0 } }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            guard downstream != nil, demand > .none else { return }
            self.demand += demand
            for upstream in upstreams { upstream?.request(demand) }
        }
    }

    func cancel() { lock.withLock { end() } }

    private func inner<Value>(
        _ index: Int, keep: @escaping (Value) -> Void
    ) -> InnerSubscriber<Value, Downstream.Failure> {
        InnerSubscriber(
            subscription: { self.begin($0, index) },
            value: { value in
                self.lock.withLock {
                    keep(value)
                    return self.send(from: index)
                }
            },
            completion: { self.complete($0, index) })
    }

    private func begin(_ subscription: any Subscription, _ index: Int) {
        lock.withLock {
            guard downstream != nil, upstreams[index] == nil else { return subscription.cancel() }
            upstreams[index] = subscription
            if demand > .none { subscription.request(demand) }
        }
    }

    /// Sends the latest pair, and returns how many more values of the publisher at `index` are asked for.
    private func send(from index: Int) -> Subscribers.Demand {
        guard let downstream, let latestA, let latestB, demand > .none else { return .none }
        demand -= 1
        let more = downstream.receive((latestA, latestB))
        guard more > .none, self.downstream != nil else { return .none }
        demand += more
        upstreams[1 - index]?.request(more)
        return more
    }

    private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
        lock.withLock {
            upstreams[index] = nil
            openCount -= 1
            if case .finished = completion, openCount > 0 { return }
            let downstream = downstream
            end()
            downstream?.receive(completion: completion)
        }
    }

    private func end() {
        let upstreams = upstreams
        self.upstreams = [nil, nil]
        downstream = nil
        for upstream in upstreams { upstream?.cancel() }
    }
}
