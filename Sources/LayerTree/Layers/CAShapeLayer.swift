import RenderTree

/// A layer that fills and strokes a path, between its contents and its sublayers.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    private let shape: ShapeState
    private var fillColorObject: CGColor?
    private var strokeColorObject: CGColor?

    /// A layer without a path.
    public override init() {
        shape = ShapeState()
        fillColorObject = .black
        super.init()
        adopt(shape)
    }

    /// A copy of `layer` for `presentation()`; see `CALayer`.
    public required init(layer: Any) {
        shape = ShapeState()
        if let other = layer as? CAShapeLayer {
            shape.copyValues(of: other.shape)
            fillColorObject = other.fillColorObject
            strokeColorObject = other.strokeColorObject
        }
        super.init(layer: layer)
        adopt(shape)
    }

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    /// The path to draw, in the layer's own coordinates, whatever the bounds are; nil for nothing.
    ///
    /// Animations move each point from one path to that of another one with the same steps; with other steps, the path
    /// changes at once. A change of the property itself starts no animation.
    open var path: CGPath? {
        get { shape.path }
        set { change(.path, to: newValue.map { .path($0.copy() ?? $0) }) }
    }

    /// The fill colour of the path; opaque black by default, nil for no fill.
    open var fillColor: CGColor? {
        get { CGColor.showing(shape.fillColor, as: fillColorObject) }
        set {
            fillColorObject = newValue
            change(.fillColor, to: .quad(SIMD4<Double>(SIMD4<Float>(newValue))))
        }
    }

    /// The rule that determines the inside of the path; `nonZero` by default.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.isEvenOdd ? .evenOdd : .nonZero }
        set {
            shape.isEvenOdd = newValue == .evenOdd
            setNeedsCommit()
        }
    }

    /// The stroke colour of the path, drawn above the fill; nil, the default, for no stroke.
    open var strokeColor: CGColor? {
        get { CGColor.showing(shape.strokeColor, as: strokeColorObject) }
        set {
            strokeColorObject = newValue
            change(.strokeColor, to: .quad(SIMD4<Double>(SIMD4<Float>(newValue))))
        }
    }

    /// The width of the line in points, half of it on each side of the path; 1 by default.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { change(.lineWidth, to: .scalar(newValue)) }
    }

    /// The largest distance by which a pointed corner may stick out from the path, in half widths of the line; beyond
    /// that it is cut off. 10 by default.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { change(.miterLimit, to: .scalar(newValue)) }
    }

    /// The shape of the ends of the line, and of each dash; `butt` by default.
    open var lineCap: CAShapeLayerLineCap {
        get {
            if shape.lineFlags.contains(.roundCap) { return .round }
            return shape.lineFlags.contains(.squareCap) ? .square : .butt
        }
        set {
            shape.lineFlags.subtract([.roundCap, .squareCap])
            if newValue == .round { shape.lineFlags.insert(.roundCap) }
            if newValue == .square { shape.lineFlags.insert(.squareCap) }
            setNeedsCommit()
        }
    }

    /// The shape of the corners of the line; `miter` by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get {
            if shape.lineFlags.contains(.roundJoin) { return .round }
            return shape.lineFlags.contains(.bevelJoin) ? .bevel : .miter
        }
        set {
            shape.lineFlags.subtract([.roundJoin, .bevelJoin])
            if newValue == .round { shape.lineFlags.insert(.roundJoin) }
            if newValue == .bevel { shape.lineFlags.insert(.bevelJoin) }
            setNeedsCommit()
        }
    }

    /// The lengths of dashes and gaps in turn, in points; nil, the default, for an unbroken line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.dashLengths.isEmpty ? nil : shape.dashLengths.map { NSNumber(value: Double($0)) } }
        set {
            shape.dashLengths = newValue?.map { CGFloat($0.doubleValue) } ?? []
            setNeedsCommit()
        }
    }

    /// The distance into the dash pattern at which the line starts, in points; 0 by default.
    open var lineDashPhase: CGFloat {
        get { shape.dashPhase }
        set { change(.lineDashPhase, to: .scalar(newValue)) }
    }

    /// The start of the line, as a fraction of the length of the path, 0 (the default) to 1; values beyond are limited
    /// when drawn. Dashes stay where they are.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { change(.strokeStart, to: .scalar(newValue)) }
    }

    /// The end of the line, as a fraction of the length of the path; 1 by default. At or before `strokeStart` there is
    /// no line.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { change(.strokeEnd, to: .scalar(newValue)) }
    }
}

extension CGColor {
    /// `object` where it is that colour, and else another one; nil for none.
    static func showing(_ rgba: SIMD4<Float>, as object: CGColor?) -> CGColor? {
        SIMD4<Float>(object) == rgba ? object : CGColor(rgba: rgba)
    }
}

/// The rule that determines the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A rule of that name; unknown names behave as `nonZero`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Inside is where the path winds around a point a number of times that is not zero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside is where a ray crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A join of that name; unknown names behave as `miter`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pointed, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A part of a circle around the corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A cap of that name; unknown names behave as `butt`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cut off at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half the line's width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
