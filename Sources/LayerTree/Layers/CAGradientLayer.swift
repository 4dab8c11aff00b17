import RenderTree

/// A layer whose bounds, rounded as its corners are, show colours that run into one another, above its background.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    private let gradient: GradientState

    /// A layer without colours.
    public override init() {
        gradient = GradientState()
        super.init()
        adopt(gradient)
    }

    /// A copy of `layer` for `presentation()`; see `CALayer`.
    public required init(layer: Any) {
        gradient = GradientState()
        if let other = layer as? CAGradientLayer { gradient.copyValues(of: other.gradient) }
        super.init(layer: layer)
        adopt(gradient)
    }

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    /// The colours from the start to the end, each a `CGColor`; nil, the default, for nothing.
    ///
    /// Anything else among them leaves the colours as they were.
    open var colors: [Any]? {
        get { gradient.colors.map { $0.map { CGColor(rgba: $0) } } }
        set {
            let list = ListValue(newValue, of: .colors)
            if list != nil || newValue == nil { change(.colors, to: list) }
        }
    }

    /// The position of each colour along the gradient, 0 at the start to 1 at the end, ascending; nil, the default, or
    /// another number of them than of colours spreads them evenly.
    open var locations: [NSNumber]? {
        get { gradient.locations.map { $0.map { NSNumber(value: $0) } } }
        set { change(.locations, to: newValue.map { .numbers($0.map(\.doubleValue)) }) }
    }

    /// The position of the first colour in unit coordinates of the bounds: the start of the line, or the centre; (0.5,
    /// 0) by default.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { change(.startPoint, to: .pair(SIMD2(newValue))) }
    }

    /// The position of the last colour in unit coordinates: the end of the line, the corner of the box around the
    /// ellipse, or the direction of the first angle; (0.5, 1) by default.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { change(.endPoint, to: .pair(SIMD2(newValue))) }
    }

    /// The shape of the gradient; `axial` by default.
    open var type: CAGradientLayerType {
        get {
            switch gradient.shape {
            case .axial: .axial
            case .radial: .radial
            case .conic: .conic
            }
        }
        set {
            gradient.shape = newValue == .radial ? .radial : newValue == .conic ? .conic : .axial
            setNeedsCommit()
        }
    }
}

/// The shape of a gradient layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A layout of that name; unknown names behave as `axial`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point outwards, in ellipses up to the one that touches the box with its corner at the end point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, clockwise from the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
