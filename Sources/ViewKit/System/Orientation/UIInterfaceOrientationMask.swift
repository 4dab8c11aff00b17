/// A set of orientations.
///
/// A window has the shape that its user gives it: asking a controller which orientations it supports changes nothing.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// One bit for each orientation, by its raw value.
    public let rawValue: UInt

    /// A set of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// On its side, the home button at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// On its side, the home button at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Every orientation.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// Every orientation but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    /// The set of `orientation` alone.
    init(_ orientation: UIInterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }
}
