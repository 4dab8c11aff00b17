/// The round corners of a view, and its clipping.
struct SheetCorners {
    var radius: CGFloat
    var mask: CACornerMask
    var curve: CALayerCornerCurve
    var clips: Bool

    static let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    static let all: CACornerMask = [upper, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]

    init(radius: CGFloat, mask: CACornerMask, curve: CALayerCornerCurve, clips: Bool) {
        self.radius = radius
        self.mask = mask
        self.curve = curve
        self.clips = clips
    }

    /// Those that `view` has.
    @MainActor init(of view: UIView) {
        radius = view.layer.cornerRadius
        mask = view.layer.maskedCorners
        curve = view.layer.cornerCurve
        clips = view.clipsToBounds
    }

    @MainActor func give(_ view: UIView) {
        view.layer.cornerRadius = radius
        view.layer.maskedCorners = mask
        view.layer.cornerCurve = curve
        view.clipsToBounds = clips
    }
}
