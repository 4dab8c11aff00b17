/// A value that may be nil, of whichever type.
protocol OptionalValue {
    /// The value; nil where there is none.
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    var wrapped: Any? { self }
}
