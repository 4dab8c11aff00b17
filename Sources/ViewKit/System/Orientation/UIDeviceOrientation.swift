/// The way that the device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// No way is known.
    case unknown
    /// Upright, the home button at the bottom.
    case portrait
    /// Upside down, the home button at the top.
    case portraitUpsideDown
    /// On its side, the home button at the right.
    case landscapeLeft
    /// On its side, the home button at the left.
    case landscapeRight
    /// On its back.
    case faceUp
    /// On its screen.
    case faceDown

    /// Whether the device is held on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device is held upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the device lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether an interface can have the orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// The orientation of a device whose interface has `orientation`; the sides are named the other way round.
    init(of orientation: UIInterfaceOrientation) { self = Self(rawValue: orientation.rawValue) ?? .unknown }
}
