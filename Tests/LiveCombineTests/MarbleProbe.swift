import LiveCombine

/// A subscriber that writes down what comes, with the second at which it comes.
final class MarbleProbe: Subscriber, Cancellable {
    /// The present second.
    var time = 0
    private(set) var log: [String] = []
    private var subscription: (any Subscription)?
    /// The number of values that it asks for at the beginning; nil for all.
    private let count: Int?

    init(_ count: Int?) { self.count = count }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(count.map { .max($0) } ?? .unlimited)
    }

    func receive(_ input: String) -> Subscribers.Demand {
        log.append("\(time):\(input)")
        return .none
    }

    func receive(completion: Subscribers.Completion<Fault>) {
        if case .failure = completion { log.append("\(time):#") } else { log.append("\(time):|") }
    }

    /// Asks for so many more values.
    func ask(_ count: Int) { subscription?.request(.max(count)) }

    func cancel() { subscription?.cancel() }
}
