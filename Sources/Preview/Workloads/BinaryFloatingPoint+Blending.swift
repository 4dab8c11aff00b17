extension BinaryFloatingPoint {
    /// The number at `progress` on the way from this one to `end`, also beyond both.
    func blended(to end: Self, _ progress: Double) -> Self { self + (end - self) * Self(progress) }
}
