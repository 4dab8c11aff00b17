import Foundation

/// The parameters that a context saves and restores, apart from the clip, which Cairo keeps.
internal struct GraphicsState {
    /// A copy of what is drawn in one colour, moved and blurred, below it.
    struct Shadow {
        /// In points, not subject to the transform.
        var offset: CGSize
        /// In points; twice the standard deviation.
        var blur: CGFloat
        var color: SIMD4<Float>
    }

    /// From user space to pixels.
    var ctm: CGAffineTransform
    var fillColor = SIMD4<Float>(0, 0, 0, 1)
    var strokeColor = SIMD4<Float>(0, 0, 0, 1)
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var interpolationQuality = CGInterpolationQuality.default
    var antialiases = true
    /// Whether the clip is not known to let everything through.
    var isClipped = false

    /// Whether anything can be seen through the transform.
    var isDrawable: Bool { ctm.isInvertible }
}

extension CGAffineTransform {
    /// Whether the map is finite and does not collapse the plane, and its inverse likewise.
    internal var isInvertible: Bool {
        let inverse = inverted()
        let sum = a + b + c + d + tx + ty + inverse.a + inverse.b + inverse.c + inverse.d + inverse.tx + inverse.ty
        return determinant != 0 && inverse.determinant != 0 && (sum + determinant + inverse.determinant).isFinite
    }
}
