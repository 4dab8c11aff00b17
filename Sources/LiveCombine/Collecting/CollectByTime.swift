import OpenCombine

extension Publishers {
    /// A publisher that gathers values into arrays by time, and publishes them on a scheduler.
    ///
    /// An interval without values has no array. The values that are left come before the end; a failure comes without them.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values of an interval.
        public typealias Output = [Upstream.Output]
        /// The error of the publisher of the values.
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The way in which they are gathered.
        public let strategy: TimeGroupingStrategy<Context>
        /// The options of the scheduler; nil for its own.
        public let options: Context.SchedulerOptions?

        /// A publisher that gathers the values of `upstream` by `strategy`.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Subscribes to the values for `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = CollectByTimeSubscription<S, Upstream.Output, Context>(subscriber, strategy, options)
            upstream.subscribe(subscription.inner)
        }
    }
}

extension Publisher {
    /// Gathers values into arrays by time, as `strategy` says.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
