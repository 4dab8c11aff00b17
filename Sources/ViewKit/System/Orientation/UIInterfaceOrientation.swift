/// The way that the interface stands on the device.
///
/// A screen says it by its shape: one that is wider than tall counts as `landscapeLeft`, any other one as `portrait`.
public enum UIInterfaceOrientation: Int, Sendable {
    /// No way is known.
    case unknown
    /// Upright, the home button at the bottom.
    case portrait
    /// Upside down, the home button at the top.
    case portraitUpsideDown
    /// On its side, the home button at the right.
    case landscapeRight
    /// On its side, the home button at the left.
    case landscapeLeft

    /// Whether the interface is wider than tall.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the interface is taller than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// The orientation of a screen of `size`.
    init(of size: CGSize) { self = size.width > size.height ? .landscapeLeft : .portrait }
}
