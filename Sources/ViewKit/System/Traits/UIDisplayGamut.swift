/// The range of colours of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// It is not said.
    case unspecified = -1
    /// The colours of sRGB.
    case SRGB
    /// The colours of Display P3.
    case P3
}
