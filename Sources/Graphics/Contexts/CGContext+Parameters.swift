import Foundation

extension CGContext {
    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { state.fillColor = color.rgba }

    /// The colour that fills are drawn with, in sRGB.
    package var fillColor: CGColor { CGColor(rgba: state.fillColor) }

    /// Sets the colour of fills, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of fills, as a grey.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.rgba }

    /// Sets the colour of lines, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of lines, as a grey.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the width of lines in user space; negative and not finite ones are ignored, 0 draws nothing.
    public func setLineWidth(_ width: CGFloat) {
        if width >= 0, width.isFinite { state.lineWidth = width }
    }

    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// Sets the shape of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// Sets the length in line widths beyond which a pointed corner is cut off; at least 1.
    public func setMiterLimit(_ limit: CGFloat) {
        if limit.isFinite { state.miterLimit = max(1, limit) }
    }

    /// Sets lengths of dashes and gaps in turn, in user space, and how far into them a line starts.
    ///
    /// No lengths mean an unbroken line; so do lengths that are negative, not finite or all zero, and dashes too fine
    /// to be seen (a whole pattern within a quarter of a pixel).
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let sum = lengths.reduce(0, +)
        let isUsable = lengths.allSatisfy { $0 >= 0 } && sum > 0 && sum.isFinite && phase.isFinite
        state.dashLengths = isUsable ? lengths : []
        state.dashPhase = isUsable ? phase : 0
    }

    /// Sets the opacity of everything drawn from now on, limited to 0...1; one that is not a number counts as 0.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1) }

    /// Sets the operation that composites what is drawn from now on.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets whether edges that cross a pixel cover it in part.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }

    /// The filter for images that are drawn larger or smaller than they are.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
}

/// The filter that computes pixels between those of an image.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's own choice: bilinear where images grow, an average where they shrink.
    case `default`
    /// The nearest pixel.
    case none
    /// Bilinear, also where images shrink.
    case low
    /// The best there is, slowest.
    case high
    /// As `default`.
    case medium
}
