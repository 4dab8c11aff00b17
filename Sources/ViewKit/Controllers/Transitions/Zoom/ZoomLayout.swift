import Foundation

/// One moment of a zoom: the card that is the screen on its way, and how far it has come.
struct ZoomLayout: Equatable {
    /// The middle of the card in the container, in points.
    var center: SIMD2<Double>
    /// The size of the card, in points.
    var size: SIMD2<Double>
    /// The angle of the card, in radians, clockwise.
    var angle = 0.0
    /// The frame of the screen's picture in the card, whose edges cut it off.
    var page: CGRect
    /// The frame of the source's picture in the card.
    var source: CGRect
    /// The opacity of the source's picture over that of the screen, 0 to 1.
    var sourceAlpha: Double
    /// The way from the source, 0, to the open screen, 1; a spring goes beyond both.
    var progress: Double
    /// The way of the screen beneath to its scale under an open screen, 0 to 1; a gesture leaves it where it is.
    var depth: Double

    /// The layout at `fraction` of the way to `other`, straight in all but the opacity of the source's picture.
    ///
    /// That changes over `fade`, fractions of the way.
    func interpolated(to other: ZoomLayout, at fraction: Double, fade: ClosedRange<Double>) -> ZoomLayout {
        let faded = min(1, max(0, (fraction - fade.lowerBound) / (fade.upperBound - fade.lowerBound)))
        return ZoomLayout(
            center: center + (other.center - center) * fraction,
            size: (size + (other.size - size) * fraction).clamped(
                lowerBound: SIMD2(repeating: 0), upperBound: SIMD2(repeating: .greatestFiniteMagnitude)),
            angle: angle + (other.angle - angle) * fraction,
            page: page.interpolated(to: other.page, at: fraction),
            source: source.interpolated(to: other.source, at: fraction),
            sourceAlpha: sourceAlpha + (other.sourceAlpha - sourceAlpha) * faded,
            progress: progress + (other.progress - progress) * fraction, depth: depth + (other.depth - depth) * fraction
        )
    }

    /// The layout `scale` times as large about `pivot`, turned about it by `turn` radians and moved by `offset`, in points of
    /// the container.
    func moved(scale: Double, turn: Double = 0, about pivot: SIMD2<Double>, by offset: SIMD2<Double>) -> ZoomLayout {
        var layout = self
        let arm = (center - pivot) * scale
        let sine = sin(turn)
        let cosine = cos(turn)
        layout.center = pivot + offset + SIMD2(arm.x * cosine - arm.y * sine, arm.x * sine + arm.y * cosine)
        layout.size *= scale
        layout.angle += turn
        layout.page = page.applying(CGAffineTransform(scaleX: scale, y: scale))
        layout.source = source.applying(CGAffineTransform(scaleX: scale, y: scale))
        layout.progress = progress * scale
        return layout
    }
}

extension CGRect {
    fileprivate func interpolated(to other: CGRect, at fraction: Double) -> CGRect {
        CGRect(
            x: minX + (other.minX - minX) * fraction, y: minY + (other.minY - minY) * fraction,
            width: max(0, width + (other.width - width) * fraction),
            height: max(0, height + (other.height - height) * fraction))
    }
}
