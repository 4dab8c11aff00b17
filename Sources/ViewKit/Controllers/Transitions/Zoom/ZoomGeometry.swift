/// The two ends of a zoom: the source and the open screen, in points of the container.
struct ZoomGeometry: Equatable {
    /// The frame of the open screen.
    let page: CGRect
    /// The frame of the source; where there is none, a smaller one in the middle of the screen.
    let source: CGRect
    /// The rectangle of the screen that lies over the source, in the screen's own coordinates.
    let alignment: CGRect
    /// Whether there is a source; without one the card fades.
    let hasSource: Bool
    /// The part of the way from the source over which its picture gives way to that of the screen; fitted, as in
    /// `ZoomResponse`.
    static let fade = 0.0...0.55
    /// The scale of the open screen's frame that stands in for a source; a choice.
    private static let fallbackScale: CGFloat = 0.4

    /// The ends of a zoom between `source`, nil where there is none, and `page`, of which `alignment` lies over it; one that is
    /// nil, empty or not finite gives way to the largest rectangle in the middle with the source's proportions.
    init(page: CGRect, source: CGRect?, alignment: CGRect? = nil) {
        self.page = page
        let known = source.flatMap { $0.width > 0 && $0.height > 0 && $0.isFinite ? $0 : nil }
        hasSource = known != nil
        let place =
            known
            ?? page.insetBy(
                dx: page.width * (1 - Self.fallbackScale) / 2, dy: page.height * (1 - Self.fallbackScale) / 2)
        self.source = place
        let given = alignment.flatMap { $0.width > 0 && $0.height > 0 && $0.isFinite ? $0 : nil }
        self.alignment = given ?? CGRect(origin: .zero, size: page.size).centered(like: place.size)
    }

    /// The layout in which the source's picture shows in the source's place.
    var sourceLayout: ZoomLayout {
        let scale = max(source.width / alignment.width, source.height / alignment.height)
        let middle = CGPoint(x: source.width / 2, y: source.height / 2)
        let picture = CGRect(
            x: middle.x - alignment.midX * scale, y: middle.y - alignment.midY * scale, width: page.width * scale,
            height: page.height * scale)
        return ZoomLayout(
            center: SIMD2(source.midX, source.midY), size: SIMD2(source.width, source.height), page: picture,
            source: CGRect(origin: .zero, size: source.size), sourceAlpha: hasSource ? 1 : 0, progress: 0, depth: 0)
    }

    /// The layout in which the screen is open.
    var pageLayout: ZoomLayout {
        ZoomLayout(
            center: SIMD2(page.midX, page.midY), size: SIMD2(page.width, page.height),
            page: CGRect(origin: .zero, size: page.size), source: alignment, sourceAlpha: 0, progress: 1, depth: 1)
    }
}

extension CGRect {
    fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }

    /// The largest rectangle in the middle of this one with the proportions of `size`.
    fileprivate func centered(like size: CGSize) -> CGRect {
        guard width > 0, height > 0, size.width > 0, size.height > 0 else { return self }
        let scale = min(width / size.width, height / size.height)
        return insetBy(dx: (width - size.width * scale) / 2, dy: (height - size.height * scale) / 2)
    }
}
