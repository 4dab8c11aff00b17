import LiveKit
import OpenCombine

/// The subscription to events that happen whether they are asked for or not: those that are not asked for are lost.
final class EventSubscription<Downstream: Subscriber>: Subscription {
    /// Held while the subscriber is called, so that events come one after the other.
    private let lock = NSRecursiveLock()
    /// The subscriber; nil once the subscription is over.
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    /// The observation of the events, for as long as the subscription lasts.
    private var observation: AnyCancellable?
    /// The value to begin with, which waits until it is asked for; nil for none.
    private var initialValue: (() -> Downstream.Input)?

    /// A subscription that begins with `initialValue`, which is read when it is asked for; nil for none.
    init(_ downstream: Downstream, initialValue: (() -> Downstream.Input)? = nil) {
        self.downstream = downstream
        self.initialValue = initialValue
    }

    /// Gives the subscriber its subscription, which keeps `observation`.
    func begin(_ observation: AnyCancellable) {
        lock.withLock { self.observation = observation }
        downstream?.receive(subscription: self)
    }

    /// Sends `event`, if it is asked for.
    func send(_ event: Downstream.Input) {
        lock.withLock {
            guard let downstream, demand > .none else { return }
            demand -= 1
            demand += downstream.receive(event)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            self.demand += demand
            guard self.demand > .none, let initialValue else { return }
            self.initialValue = nil
            send(initialValue())
        }
    }

    func cancel() {
        let observation = lock.withLock {
            defer { self.observation = nil }
            downstream = nil
            initialValue = nil
            return self.observation
        }
        observation?.cancel()
    }
}
