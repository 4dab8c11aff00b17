import Foundation

/// The taps of a Gaussian blur, for pictures that were made smaller first.
///
/// Halving a picture n times averages 2ⁿ pixels, which blurs by a variance of (4ⁿ - 1) / 12; magnifying it again
/// bilinearly adds about 4ⁿ / 6. The taps have the rest to do.
struct BlurWeights: Hashable, Sendable {
    /// Standard deviations beyond which a picture is halved once more, in texels.
    private static let widest = 3.0

    /// How often the picture is halved.
    let halvings: Int
    /// Weights of the middle tap and those to one side of it, in 255ths; both sides together make 255.
    let taps: [Int]

    /// The blur with standard deviation `sigma` pixels; 0, negative or unusable ones blur nothing.
    init(sigma: Double) {
        let sigma = sigma.isFinite ? max(0, sigma) : 0
        var halvings = 0
        while sigma / Double(1 << halvings) > Self.widest, halvings < 10 { halvings += 1 }
        self.halvings = halvings
        let size = Double(1 << halvings)
        let already = halvings > 0 ? (size * size - 1) / 12 + size * size / 6 : 0
        let rest = max(0, sigma * sigma - already).squareRoot() / size
        taps = Self.taps(sigma: rest)
    }

    private static func taps(sigma: Double) -> [Int] {
        guard sigma > 0.05 else { return [255] }
        let reach = Int((3 * sigma).rounded(.up))
        let exact = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = exact[0] + 2 * exact.dropFirst().reduce(0, +)
        var taps = exact.map { Int(($0 / sum * 255).rounded()) }
        // What rounding lost or won goes to the middle, so that a plain colour stays as it is.
        taps[0] = 255 - 2 * taps.dropFirst().reduce(0, +)
        while taps.count > 1, taps.last == 0 { taps.removeLast() }
        return taps
    }
}
