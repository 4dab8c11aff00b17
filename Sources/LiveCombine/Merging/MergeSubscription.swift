import LiveKit
import OpenCombine

/// The subscription to the values of several publishers, in the order in which they come.
///
/// Publishers are asked for as many values as they have where the subscriber asks for all of them; otherwise for one each, and
/// for the next one when it is sent. A value that comes too early waits.
final class MergeSubscription<Downstream: Subscriber>: Subscription {
    /// Held while the subscriber is called, so that values come one after the other.
    private let lock = NSRecursiveLock()
    /// The subscriber; nil once the subscription is over.
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    /// Whether the subscriber has asked for values.
    private var hasBegun = false
    /// The subscriptions to the publishers; nil for one that has not begun or is over.
    private var upstreams: [(any Subscription)?]
    /// The publishers that have not finished.
    private var openCount: Int
    private var waiting: [(index: Int, value: Downstream.Input)] = []

    /// A subscription to `count` publishers, which are added one by one; without any it finishes at once.
    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        upstreams = Array(repeating: nil, count: count)
        openCount = count
    }

    /// Gives the subscriber its subscription.
    func begin() {
        downstream?.receive(subscription: self)
        lock.withLock { finishIfDone() }
    }

    /// Subscribes to `publisher`, the one at `index`.
    func add<P: Publisher>(_ publisher: P, at index: Int)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        publisher.subscribe(
            InnerSubscriber(
                subscription: { self.begin($0, index) }, value: { self.receive($0, index) },
                completion: { self.complete($0, index) }))
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            guard downstream != nil, demand > .none else { return }
            let hadAll = self.demand == .unlimited
            self.demand += demand
            if !hasBegun || self.demand == .unlimited && !hadAll {
                hasBegun = true
                for upstream in upstreams { upstream?.request(portion) }
            }
            sendWaiting()
        }
    }

    func cancel() { lock.withLock { end() } }

    /// The number of values that each publisher is asked for at a time.
    private var portion: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }

    private func begin(_ subscription: any Subscription, _ index: Int) {
        lock.withLock {
            guard downstream != nil, upstreams[index] == nil else { return subscription.cancel() }
            upstreams[index] = subscription
            if hasBegun { subscription.request(portion) }
        }
    }

    private func receive(_ value: Downstream.Input, _ index: Int) -> Subscribers.Demand {
        lock.withLock {
            guard downstream != nil else { return .none }
            guard demand > .none, waiting.isEmpty else {
                waiting.append((index, value))
                return .none
            }
            send(value)
            return downstream == nil || demand == .unlimited ? .none : .max(1)
        }
    }

    private func send(_ value: Downstream.Input) {
        guard let downstream else { return }
        demand -= 1
        request(downstream.receive(value))
    }

    private func sendWaiting() {
        while downstream != nil, demand > .none, !waiting.isEmpty {
            let (index, value) = waiting.removeFirst()
            send(value)
            if demand != .unlimited { upstreams[index]?.request(.max(1)) }
        }
        finishIfDone()
    }

    private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
        lock.withLock {
            upstreams[index] = nil
            openCount -= 1
            guard case .failure = completion else { return finishIfDone() }
            let downstream = downstream
            end()
            downstream?.receive(completion: completion)
        }
    }

    private func finishIfDone() {
        guard let downstream, openCount == 0, waiting.isEmpty else { return }
        end()
        downstream.receive(completion: .finished)
    }

    private func end() {
        let upstreams = upstreams
        self.upstreams = upstreams.map { _ in nil }
        downstream = nil
        waiting = []
        for upstream in upstreams { upstream?.cancel() }
    }
}
