import OpenCombine

extension Publishers {
    /// A publisher that publishes the latest values of two publishers as a pair: as soon as both have published, and whenever one
    /// publishes again. It finishes when both have finished, and fails when one fails.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// A pair of values.
        public typealias Output = (A.Output, B.Output)
        /// The error of both.
        public typealias Failure = A.Failure

        /// The publisher of the first value.
        public let a: A
        /// The publisher of the second value.
        public let b: B

        /// A publisher of pairs of the values of `a` and `b`.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to both publishers for `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = CombineLatestSubscription<S, A.Output, B.Output>(subscriber)
            subscriber.receive(subscription: subscription)
            a.subscribe(subscription.first)
            b.subscribe(subscription.second)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
