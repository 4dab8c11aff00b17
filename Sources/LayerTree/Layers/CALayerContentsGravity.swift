/// The placement and scaling of a layer's contents within its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A gravity of that name; unknown names behave as `resize`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At natural size in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At natural size along the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At natural size along the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At natural size along the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At natural size along the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// At natural size in the top left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// At natural size in the top right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// At natural size in the bottom left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// At natural size in the bottom right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched over the bounds; the default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits into the bounds at its own proportions.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers the bounds at its own proportions.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The plain form of a `CALayerContentsGravity`.
enum ContentsGravity: UInt8 {
    case resize, resizeAspect, resizeAspectFill
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    private static let names: [CALayerContentsGravity: ContentsGravity] = [
        .resize: .resize, .resizeAspect: .resizeAspect, .resizeAspectFill: .resizeAspectFill, .center: .center,
        .top: .top, .bottom: .bottom, .left: .left, .right: .right, .topLeft: .topLeft, .topRight: .topRight,
        .bottomLeft: .bottomLeft, .bottomRight: .bottomRight,
    ]

    init(_ gravity: CALayerContentsGravity) { self = Self.names[gravity] ?? .resize }

    /// The public name; the table holds every case.
    var name: CALayerContentsGravity { Self.names.first { $0.value == self }?.key ?? .resize }

    /// The frame of contents of the natural `size` within `bounds`; empty for empty contents.
    ///
    /// A picture that was drawn for these bounds, in whole pixels of the length `pixel`, stays on the pixels: it is longer than
    /// they are by a part of one, which sticks out at the end.
    func frame(of size: CGSize, in bounds: CGRect, pixel: CGFloat = 0) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        var fitted = size
        switch self {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            let x = bounds.width / size.width
            let y = bounds.height / size.height
            let factor = self == .resizeAspect ? min(x, y) : max(x, y)
            fitted = CGSize(width: size.width * factor, height: size.height * factor)
        default: break
        }
        func offset(_ room: CGFloat, _ alignment: CGFloat) -> CGFloat {
            alignment == 0.5 && room < 0 && room > -pixel ? 0 : room * alignment
        }
        let origin = CGPoint(
            x: bounds.minX + offset(bounds.width - fitted.width, alignment.x),
            y: bounds.minY + offset(bounds.height - fitted.height, alignment.y))
        return CGRect(origin: origin, size: fitted)
    }

    /// 0 for the left or top edge, 1 for the right or bottom one.
    private var alignment: CGPoint {
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: 1
            default: 0.5
            }
        return CGPoint(x: x, y: y)
    }
}
