import OpenCombine

extension Publishers {
    /// A publisher that publishes the values of two publishers, in the order in which they come. It
    /// finishes when all have finished, and fails when one fails.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        /// A value of one of them.
        public typealias Output = A.Output
        /// The error of all.
        public typealias Failure = A.Failure

        /// Publisher 1.
        public let a: A
        /// Publisher 2.
        public let b: B

        /// A publisher of the values of two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to all publishers for `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = MergeSubscription(subscriber, count: 2)
            subscription.begin()
            subscription.add(a, at: 0)
            subscription.add(b, at: 1)
        }

        /// A publisher of the values of three publishers: these, and another one.
        public func merge<P: Publisher>(
            with other: P
        ) -> Merge3<A, B, P>
        where P.Output == Output, P.Failure == Failure {
            Merge3(a, b, other)
        }

        /// A publisher of the values of four publishers: these, and two others.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Merge4<A, B, Z, Y>
        where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
            Merge4(a, b, z, y)
        }

        /// A publisher of the values of five publishers: these, and three others.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
            with z: Z, _ y: Y, _ x: X
        ) -> Merge5<A, B, Z, Y, X>
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure
        {
            Merge5(a, b, z, y, x)
        }

        /// A publisher of the values of six publishers: these, and four others.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W
        ) -> Merge6<A, B, Z, Y, X, W>
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure, W.Output == Output, W.Failure == Failure
        {
            Merge6(a, b, z, y, x, w)
        }

        /// A publisher of the values of seven publishers: these, and five others.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
        ) -> Merge7<A, B, Z, Y, X, W, V>
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure, W.Output == Output, W.Failure == Failure, V.Output == Output, V.Failure == Failure
        {
            Merge7(a, b, z, y, x, w, v)
        }

        /// A publisher of the values of eight publishers: these, and six others.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
        ) -> Merge8<A, B, Z, Y, X, W, V, U>
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure, W.Output == Output, W.Failure == Failure, V.Output == Output, V.Failure == Failure,
            U.Output == Output, U.Failure == Failure
        {
            Merge8(a, b, z, y, x, w, v, u)
        }
    }
}

extension Publishers.Merge: Equatable
where A: Equatable, B: Equatable {}
