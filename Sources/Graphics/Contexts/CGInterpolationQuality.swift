/// The filter that computes pixels between those of an image.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's own choice: bilinear where images grow, an average where they shrink.
    case `default`
    /// The nearest pixel.
    case none
    /// Bilinear, also where images shrink.
    case low
    /// The best there is, slowest.
    case high
    /// As `default`.
    case medium
}
