/// Which corners are rounded, and how.
extension CALayer {
    /// The corners that `cornerRadius` rounds; all four by default.
    public var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt(cornerOutline?.corners.rawValue ?? 15)) }
        set {
            let corners = CornerSet(rawValue: UInt8(newValue.rawValue & 15))
            if corners != cornerOutline?.corners ?? .all { changeOutline { $0.corners = corners } }
        }
    }

    /// The curve of the corners: a quarter circle by default.
    public var cornerCurve: CALayerCornerCurve {
        get { cornerOutline?.isContinuous == true ? .continuous : .circular }
        set {
            let isContinuous = newValue == .continuous
            if isContinuous != cornerOutline?.isContinuous ?? false { changeOutline { $0.isContinuous = isContinuous } }
        }
    }

    /// The radius of the lower corners as a multiple of `cornerRadius`; 1 by default.
    package var lowerCornerRatio: CGFloat {
        get { cornerOutline?.lowerRatio ?? 1 }
        set { if newValue != lowerCornerRatio { changeOutline { $0.lowerRatio = newValue } } }
    }

    /// The length along the sides that a corner of `curve` takes up, as a multiple of its radius.
    public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    private func changeOutline(_ body: (CornerOutline) -> Void) {
        let outline = cornerOutline ?? CornerOutline()
        cornerOutline = outline
        body(outline)
        state.pointee.outline = Unmanaged.passUnretained(outline)
        let isPlain = outline.corners == .all && !outline.isContinuous && outline.lowerRatio == 1
        state.pointee.set(.hasOutline, !isPlain)
        setNeedsCommit()
    }
}

/// Corners of a layer; y points down.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// A bit for each corner.
    public var rawValue: UInt

    /// Corners with those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A curve of that name; unknown names behave as `circular`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter circle; the default.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that bends ever more towards its middle, without a visible beginning; with the points of Apple's rounded
    /// rectangles, see `CGPath.appendCorners`.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
