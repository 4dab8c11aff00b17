import OpenCombine

/// A subscriber of one of the publishers that an operator brings together, which hands all that it receives to that operator.
struct InnerSubscriber<Input, Failure: Error>: Subscriber {
    let combineIdentifier = CombineIdentifier()
    private let takeSubscription: (any Subscription) -> Void
    private let takeValue: (Input) -> Subscribers.Demand
    private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

    init(
        subscription: @escaping (any Subscription) -> Void, value: @escaping (Input) -> Subscribers.Demand,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        takeSubscription = subscription
        takeValue = value
        takeCompletion = completion
    }

    func receive(subscription: any Subscription) { takeSubscription(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand { takeValue(input) }

    func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}
