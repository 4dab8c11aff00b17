import OpenCombine

extension Publishers {
    /// A publisher that publishes the latest values of three publishers, as `CombineLatest` does of two.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// Three values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The error of all.
        public typealias Failure = A.Failure

        /// The publisher of the first value.
        public let a: A
        /// The publisher of the second value.
        public let b: B
        /// The publisher of the third value.
        public let c: C

        /// A publisher of the latest values of `a`, `b` and `c`.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Subscribes to all publishers for `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
