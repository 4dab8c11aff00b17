/// The canvas of a zoom: pictures of both screens and of the source, from the push or the gesture to the end.
///
/// A push that a finger catches hands it to the pop that follows.
@MainActor final class ZoomStage {
    /// The view that covers the container.
    let canvas: UIView
    let screens: ZoomScreens
    private(set) var geometry: ZoomGeometry
    /// The moment that shows.
    private(set) var layout: ZoomLayout
    /// The motion of the card; nil while it stands still, or a finger moves it.
    var flight: ZoomFlight?
    private weak var source: UIView?
    private var beneath = UIView()
    private let dimming = UIView()
    private let blur: UIVisualEffectView?
    private let shadow = UIView()
    private let card = UIView()
    private let page: UIView
    private var sourcePicture = UIView()
    /// Whether the card only fades, as large motion is to be avoided.
    private let isCalm = UIAccessibility.isReduceMotionEnabled

    /// The scale of the screen beneath an open one, fitted as in `ZoomResponse`.
    private static let depthScale: CGFloat = 0.914
    /// The alpha of the default dimming, fitted likewise.
    private static let dimmingAlpha: CGFloat = 0.15
    /// The radius of the corners of a display of `size`, in points: that of a phone of 390 by 844 points where the display is
    /// as long as one without a home button, and 0 otherwise.
    private static func displayRadius(of size: CGSize) -> CGFloat {
        max(size.width, size.height) > 2 * min(size.width, size.height) ? 47.33 : 0
    }

    /// The opacity, offset and radius of the card's shadow, in points, fitted likewise.
    private static let shadowOpacity: Float = 0.24
    private static let shadowOffset = CGSize(width: 0, height: 4)
    private static let shadowRadius: CGFloat = 15

    /// A canvas above all that `container` holds, in which the view of `screens.zoomed` has its final frame and that of
    /// `screens.beneath` lies, or lies beneath the container.
    init(_ screens: ZoomScreens, in container: UIView, isOpen: Bool) {
        self.screens = screens
        let view: UIView = screens.zoomed.view
        page = view.snapshotView(afterScreenUpdates: true) ?? UIView()
        canvas = UIView(frame: container.bounds)
        blur = screens.options.dimmingVisualEffect.map { UIVisualEffectView(effect: $0) }
        let source = screens.source
        geometry = screens.geometry(from: source, in: container, frame: view.frame)
        layout = isOpen ? geometry.pageLayout : geometry.sourceLayout
        build()
        container.addSubview(canvas)
        take(source)
        show(layout)
    }

    private func build() {
        // Beyond the edges of the smaller screen beneath it goes on.
        canvas.backgroundColor = screens.beneath.shownBackgroundColor ?? .black
        dimming.frame = canvas.bounds
        dimming.backgroundColor = screens.options.dimmingColor ?? UIColor.black.withAlphaComponent(Self.dimmingAlpha)
        shadow.layer.shadowOffset = Self.shadowOffset
        shadow.layer.shadowRadius = Self.shadowRadius
        shadow.backgroundColor = .black
        card.clipsToBounds = true
        card.addSubview(page)
        for view in [beneath, blur, dimming, shadow, card] as [UIView?] {
            guard let view else { continue }
            canvas.addSubview(view)
        }
        blur?.frame = canvas.bounds
    }

    /// Takes the pictures of `source` and of the screen beneath, in which that is missing while it is on its way.
    private func take(_ source: UIView?) {
        self.source = source
        sourcePicture.removeFromSuperview()
        sourcePicture = source?.snapshotView(afterScreenUpdates: true) ?? UIView()
        card.addSubview(sourcePicture)
        let view: UIView = screens.beneath.view
        beneath.removeFromSuperview()
        let alpha = source?.alpha ?? 1
        UIView.performWithoutAnimation {
            source?.alpha = 0
            beneath = view.snapshotView(afterScreenUpdates: true) ?? UIView()
            source?.alpha = alpha
        }
        beneath.bounds.size = view.bounds.size
        beneath.center = canvas.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
        canvas.insertSubview(beneath, at: 0)
    }

    /// Asks for the source again, which may have changed while the screen was open.
    func updateSource() {
        let source = screens.source
        geometry = screens.geometry(from: source, in: canvas, frame: geometry.page)
        if source !== self.source {
            take(source)
            show(layout)
        }
    }

    /// Ends the motion, and leaves the card where it is.
    func stop() {
        flight?.cancel()
        flight = nil
    }

    /// Removes the canvas for good.
    func remove() {
        stop()
        canvas.removeFromSuperview()
    }

    /// Shows the card as `layout` has it.
    func show(_ layout: ZoomLayout) {
        self.layout = layout
        let shown = isCalm ? geometry.pageLayout : layout
        let way = CGFloat(min(1, max(0, layout.progress)))
        for view in [card, shadow] {
            view.bounds = CGRect(x: 0, y: 0, width: shown.size.x, height: shown.size.y)
            view.center = CGPoint(x: shown.center.x, y: shown.center.y)
            view.transform = shown.angle == 0 ? .identity : CGAffineTransform(rotationAngle: shown.angle)
            view.layer.cornerRadius = isCalm ? 0 : radius(at: way)
            view.alpha = isCalm ? way : geometry.hasSource ? 1 : min(1, way / 0.3)
        }
        page.frame = shown.page
        sourcePicture.frame = shown.source
        sourcePicture.alpha = isCalm ? 0 : CGFloat(layout.sourceAlpha)
        // Close to the source and to the edges of the screen there is none.
        shadow.layer.shadowOpacity = isCalm ? 0 : Self.shadowOpacity * Float(min(1, way / 0.1, (1 - way) / 0.02))
        dimming.alpha = way
        blur?.alpha = way
        let scale = 1 - (1 - Self.depthScale) * CGFloat(isCalm ? 0 : layout.depth)
        beneath.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// The radius of the card's corners: from the source's in a straight line to the display's.
    ///
    /// The screen here has square corners, so that the last tenth of the way leads there.
    private func radius(at way: CGFloat) -> CGFloat {
        let first = source?.layer.cornerRadius ?? 0
        let last = Self.displayRadius(of: canvas.bounds.size)
        return (first + (last - first) * way) * min(1, (1 - way) / 0.1)
    }
}

extension UIViewController {
    /// The background colour of the view, or of the child's that shows in a container without one.
    fileprivate var shownBackgroundColor: UIColor? { view.backgroundColor ?? shownChild?.shownBackgroundColor }
}
