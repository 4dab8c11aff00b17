import OpenCombine

extension Publishers {
    /// A publisher that publishes the values of eight publishers, as `Merge` does of two.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output,
        A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output,
        A.Failure == F.Failure,
        A.Output == G.Output, A.Failure == G.Failure, A.Output == H.Output, A.Failure == H.Failure
    {
        /// A value of one of them.
        public typealias Output = A.Output
        /// The error of all.
        public typealias Failure = A.Failure

        /// Publisher 1.
        public let a: A
        /// Publisher 2.
        public let b: B
        /// Publisher 3.
        public let c: C
        /// Publisher 4.
        public let d: D
        /// Publisher 5.
        public let e: E
        /// Publisher 6.
        public let f: F
        /// Publisher 7.
        public let g: G
        /// Publisher 8.
        public let h: H

        /// A publisher of the values of eight publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Subscribes to all publishers for `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = MergeSubscription(subscriber, count: 8)
            subscription.begin()
            subscription.add(a, at: 0)
            subscription.add(b, at: 1)
            subscription.add(c, at: 2)
            subscription.add(d, at: 3)
            subscription.add(e, at: 4)
            subscription.add(f, at: 5)
            subscription.add(g, at: 6)
            subscription.add(h, at: 7)
        }
    }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
