import OpenCombine

extension Publishers {
    /// A publisher that publishes the latest values of four publishers, as `CombineLatest` does of two.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// Four values.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The error of all.
        public typealias Failure = A.Failure

        /// The publisher of the first value.
        public let a: A
        /// The publisher of the second value.
        public let b: B
        /// The publisher of the third value.
        public let c: C
        /// The publisher of the fourth value.
        public let d: D

        /// A publisher of the latest values of `a`, `b`, `c` and `d`.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Subscribes to all publishers for `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }.subscribe(subscriber)
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
