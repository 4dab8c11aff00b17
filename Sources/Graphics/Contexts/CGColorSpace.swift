import Foundation

/// A list of objects, as Core Graphics' functions take it; `[a, b] as CFArray` makes one.
public typealias CFArray = [AnyObject]

/// The colour space that a colour's components refer to. Here it is always sRGB.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"

    private init() {}

    /// The space called `name`; nil for any but `sRGB`.
    public convenience init?(name: String) {
        guard name == Self.sRGB else { return nil }
        self.init()
    }

    fileprivate static let device = CGColorSpace()

    /// Whether both are the same space, which they are.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { true }

    /// Feeds nothing: there is one space.
    public func hash(into hasher: inout Hasher) {}
}

/// The space of the screen, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }
