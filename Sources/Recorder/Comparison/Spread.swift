/// The dispersion of a small sample.
struct Spread {
    /// The standard deviation of a sample; 0 for a single value.
    let deviation: Double
    /// The coefficient of variation, `deviation` over the mean; 0 where the mean is not positive.
    let variation: Double

    /// Nil without values.
    init?(_ values: [Double]) {
        guard !values.isEmpty else { return nil }
        let mean = values.reduce(0, +) / Double(values.count)
        let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        deviation = values.count > 1 ? (squares / Double(values.count - 1)).squareRoot() : 0
        variation = mean > 0 ? deviation / mean : 0
    }
}
