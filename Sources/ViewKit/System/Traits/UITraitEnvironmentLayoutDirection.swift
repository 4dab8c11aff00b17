/// The direction in which content runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// It is not said.
    case unspecified = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
