import Foundation

// Functions of numbers by the name of Core Graphics, `CoreGraphics.sqrt(2)`. Without it those of Foundation are meant, which
// are the same.

/// The sine of `x` in radians.
@_disfavoredOverload public func sin(_ x: CGFloat) -> CGFloat { CGFloat(Foundation.sin(x.native)) }
/// The cosine of `x` in radians.
@_disfavoredOverload public func cos(_ x: CGFloat) -> CGFloat { CGFloat(Foundation.cos(x.native)) }
/// The tangent of `x` in radians.
@_disfavoredOverload public func tan(_ x: CGFloat) -> CGFloat { CGFloat(Foundation.tan(x.native)) }
/// The angle from -π/2 to π/2 whose sine is `x`; not a number outside of -1...1.
@_disfavoredOverload public func asin(_ x: CGFloat) -> CGFloat { CGFloat(Foundation.asin(x.native)) }
/// The angle from 0 to π whose cosine is `x`; not a number outside of -1...1.
@_disfavoredOverload public func acos(_ x: CGFloat) -> CGFloat { CGFloat(Foundation.acos(x.native)) }
/// The angle from -π/2 to π/2 whose tangent is `x`.
@_disfavoredOverload public func atan(_ x: CGFloat) -> CGFloat { CGFloat(Foundation.atan(x.native)) }
/// The angle from -π to π of the point (`x`, `y`).
@_disfavoredOverload public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat {
    CGFloat(Foundation.atan2(y.native, x.native))
}
/// The length of the vector (`x`, `y`).
@_disfavoredOverload public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    CGFloat(Foundation.hypot(x.native, y.native))
}
/// The power of e to `x`.
@_disfavoredOverload public func exp(_ x: CGFloat) -> CGFloat { CGFloat(Foundation.exp(x.native)) }
/// The natural logarithm of `x`; not a number below 0.
@_disfavoredOverload public func log(_ x: CGFloat) -> CGFloat { CGFloat(Foundation.log(x.native)) }
/// The logarithm of `x` to the base 2; not a number below 0.
@_disfavoredOverload public func log2(_ x: CGFloat) -> CGFloat { CGFloat(Foundation.log2(x.native)) }
/// The logarithm of `x` to the base 10; not a number below 0.
@_disfavoredOverload public func log10(_ x: CGFloat) -> CGFloat { CGFloat(Foundation.log10(x.native)) }
/// `x` to the power of `y`.
@_disfavoredOverload public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    CGFloat(Foundation.pow(x.native, y.native))
}
/// The square root of `x`; not a number below 0.
@_disfavoredOverload public func sqrt(_ x: CGFloat) -> CGFloat { x.squareRoot() }
/// The amount of `x`.
@_disfavoredOverload public func fabs(_ x: CGFloat) -> CGFloat { x.magnitude }
/// The remainder of `x` by `y`, with the sign of `x`.
@_disfavoredOverload public func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x.truncatingRemainder(dividingBy: y) }
/// The greatest whole number that is not above `x`.
@_disfavoredOverload public func floor(_ x: CGFloat) -> CGFloat { x.rounded(.down) }
/// The least whole number that is not below `x`.
@_disfavoredOverload public func ceil(_ x: CGFloat) -> CGFloat { x.rounded(.up) }
/// The whole number nearest to `x`; a half goes away from 0.
@_disfavoredOverload public func round(_ x: CGFloat) -> CGFloat { x.rounded() }
/// `x` without what is behind its point.
@_disfavoredOverload public func trunc(_ x: CGFloat) -> CGFloat { x.rounded(.towardZero) }
