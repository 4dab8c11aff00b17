import Foundation

/// A 2-D affine map in Core Graphics' row-vector convention.
///
///     [x' y' 1] = [x y 1] · | a  b  0 |      x' = a·x + c·y + tx
///                           | c  d  0 |      y' = b·x + d·y + ty
///                           | tx ty 1 |
///
/// `p.applying(s.concatenating(t))` equals `p.applying(s).applying(t)`.
public struct CGAffineTransform: Hashable, Codable, Sendable, BitwiseCopyable {
    /// The factor of x in x'.
    public var a: CGFloat
    /// The factor of x in y'.
    public var b: CGFloat
    /// The factor of y in x'.
    public var c: CGFloat
    /// The factor of y in y'.
    public var d: CGFloat
    /// The horizontal translation, applied last.
    public var tx: CGFloat
    /// The vertical translation, applied last.
    public var ty: CGFloat

    /// The map that moves nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// The map with all six entries zero, as Core Graphics' memberwise default.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// The map with the six given entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The map with the six given entries, in the order of the matrix's rows.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A rotation by `angle` radians; with y pointing down, positive angles turn clockwise on the screen.
    public init(rotationAngle angle: CGFloat) {
        let s = sin(angle)
        let c = cos(angle)
        self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// A scale about the origin; negative factors mirror, zero collapses.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// A shift by (`tx`, `ty`).
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Whether this is exactly the identity.
    public var isIdentity: Bool { self == .identity }

    /// The map that applies this one first, then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c,
            b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c,
            d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx,
            ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// The map that undoes this one; this map itself where its determinant is zero or not finite.
    public func inverted() -> CGAffineTransform {
        let det = determinant
        guard det != 0, det.isFinite else { return self }
        return CGAffineTransform(
            a: d / det, b: -b / det, c: -c / det, d: a / det,
            tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
    }

    /// A rotation by `angle` radians before this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// A scale before this map.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// A shift before this map, in the coordinates that this map takes.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    package var determinant: CGFloat { a * d - b * c }

    /// Whether rectangles stay upright rectangles (scales and shifts only).
    package var isUpright: Bool { b == 0 && c == 0 }
}

extension CGPoint {
    /// The point after `t`.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size after `t`, its translation ignored; parts may turn negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the four corners after `t`; null stays null, infinite stays infinite.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let corners = [
            CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
            CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t),
        ]
        return CGRect(enclosing: corners)
    }

    /// The smallest rectangle around `points`; null without points.
    package init(enclosing points: [CGPoint]) {
        guard let first = points.first else {
            self = .null
            return
        }
        var lowX = first.x
        var lowY = first.y
        var highX = first.x
        var highY = first.y
        for point in points.dropFirst() {
            lowX = Swift.min(lowX, point.x)
            lowY = Swift.min(lowY, point.y)
            highX = Swift.max(highX, point.x)
            highY = Swift.max(highY, point.y)
        }
        self.init(x: lowX, y: lowY, width: highX - lowX, height: highY - lowY)
    }
}
