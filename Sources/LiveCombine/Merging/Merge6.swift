import OpenCombine

extension Publishers {
    /// A publisher that publishes the values of six publishers, as `Merge` does of two.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output,
        A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output,
        A.Failure == F.Failure
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

        /// A publisher of the values of six publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Subscribes to all publishers for `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = MergeSubscription(subscriber, count: 6)
            subscription.begin()
            subscription.add(a, at: 0)
            subscription.add(b, at: 1)
            subscription.add(c, at: 2)
            subscription.add(d, at: 3)
            subscription.add(e, at: 4)
            subscription.add(f, at: 5)
        }

        /// A publisher of the values of seven publishers: these, and another one.
        public func merge<P: Publisher>(
            with other: P
        ) -> Merge7<A, B, C, D, E, F, P>
        where P.Output == Output, P.Failure == Failure {
            Merge7(a, b, c, d, e, f, other)
        }

        /// A publisher of the values of eight publishers: these, and two others.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Merge8<A, B, C, D, E, F, Z, Y>
        where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
            Merge8(a, b, c, d, e, f, z, y)
        }
    }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
