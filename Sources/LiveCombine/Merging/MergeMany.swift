import OpenCombine

extension Publishers {
    /// A publisher that publishes the values of any number of publishers of one kind, in the order in which they come. It finishes
    /// when all have finished, at once where there is none, and fails when one fails.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// A value of one of them.
        public typealias Output = Upstream.Output
        /// The error of all.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// A publisher of the values of `upstream`.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// A publisher of the values of `upstream`.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Subscribes to all publishers for `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = MergeSubscription(subscriber, count: publishers.count)
            subscription.begin()
            for (index, publisher) in publishers.enumerated() { subscription.add(publisher, at: index) }
        }

        /// A publisher of the values of these publishers and of `other`.
        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
