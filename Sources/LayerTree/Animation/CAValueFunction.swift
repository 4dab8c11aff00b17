/// Makes a transform of an animated number, or of three.
@preconcurrency @MainActor open class CAValueFunction: NSObject {
    /// The name of the function, which determines the transform that it makes.
    public let name: CAValueFunctionName
    final let function: ValueFunction

    /// The function of that name; nil for unknown names.
    public init?(name: CAValueFunctionName) {
        guard let function = ValueFunction(rawValue: name.rawValue) else { return nil }
        self.name = name
        self.function = function
        super.init()
    }
}

/// The name of a function from numbers to transforms.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A name in Core Animation's words.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A turn about x, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A turn about y, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A turn about z, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Three scales, from an array of three numbers.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A shift along all axes, from an array of three numbers.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A shift along x.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A shift along y.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A shift along z.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
