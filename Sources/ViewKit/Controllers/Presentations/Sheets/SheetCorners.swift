/// The round corners of a view, and its clipping.
struct SheetCorners {
    var radius: CGFloat
    var mask: CACornerMask
    var curve: CALayerCornerCurve
    var clips: Bool
    /// The radius of the lower corners as a multiple of that of the others.
    var lowerRatio: CGFloat

    static let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    static let all: CACornerMask = [upper, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]

    init(radius: CGFloat, mask: CACornerMask, curve: CALayerCornerCurve, clips: Bool, lowerRatio: CGFloat) {
        self.radius = radius
        self.mask = mask
        self.curve = curve
        self.clips = clips
        self.lowerRatio = lowerRatio
    }

    /// Those that `view` has.
    @MainActor init(of view: UIView) {
        radius = view.layer.cornerRadius
        mask = view.layer.maskedCorners
        curve = view.layer.cornerCurve
        clips = view.clipsToBounds
        lowerRatio = view.layer.lowerCornerRatio
    }

    @MainActor func give(_ view: UIView) {
        view.layer.cornerRadius = radius
        view.layer.maskedCorners = mask
        view.layer.cornerCurve = curve
        view.clipsToBounds = clips
        view.layer.lowerCornerRatio = lowerRatio
    }
}
