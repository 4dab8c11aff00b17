import OpenCombine

extension Publishers {
    /// A publisher that publishes the values of four publishers, as `Merge` does of two.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output,
        A.Failure == D.Failure
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

        /// A publisher of the values of four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Subscribes to all publishers for `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = MergeSubscription(subscriber, count: 4)
            subscription.begin()
            subscription.add(a, at: 0)
            subscription.add(b, at: 1)
            subscription.add(c, at: 2)
            subscription.add(d, at: 3)
        }

        /// A publisher of the values of five publishers: these, and another one.
        public func merge<P: Publisher>(
            with other: P
        ) -> Merge5<A, B, C, D, P>
        where P.Output == Output, P.Failure == Failure {
            Merge5(a, b, c, d, other)
        }

        /// A publisher of the values of six publishers: these, and two others.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Merge6<A, B, C, D, Z, Y>
        where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
            Merge6(a, b, c, d, z, y)
        }

        /// A publisher of the values of seven publishers: these, and three others.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
            with z: Z, _ y: Y, _ x: X
        ) -> Merge7<A, B, C, D, Z, Y, X>
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure
        {
            Merge7(a, b, c, d, z, y, x)
        }

        /// A publisher of the values of eight publishers: these, and four others.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W
        ) -> Merge8<A, B, C, D, Z, Y, X, W>
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure, W.Output == Output, W.Failure == Failure
        {
            Merge8(a, b, c, d, z, y, x, w)
        }
    }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
