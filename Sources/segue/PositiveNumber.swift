import ArgumentParser

/// A number above 0.
struct PositiveNumber: ExpressibleByArgument {
    let value: Double

    init?(argument: String) {
        guard let value = Double(argument), value > 0, value.isFinite else { return nil }
        self.value = value
    }
}
