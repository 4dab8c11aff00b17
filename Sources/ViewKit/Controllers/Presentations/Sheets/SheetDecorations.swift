/// The views that belong to a sheet: the dimming beneath it, its shadow, and its grabber.
@MainActor final class SheetDecorations {
    let dimmingView = UIView()
    /// As large as the sheet, beneath it: the sheet itself clips.
    private let shadowView = UIView()
    let grabber = SheetGrabber()

    init() {
        dimmingView.backgroundColor = .black
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shadowView.isUserInteractionEnabled = false
        shadowView.layer.shadowOpacity = 0.09
        shadowView.layer.shadowRadius = 15.5
        shadowView.layer.shadowOffset = CGSize(width: 0, height: 7.5)
        // The sheet is added later.
        grabber.layer.zPosition = 1
    }

    /// Adds the views to `container`, in which the sheet comes to lie between them.
    func add(to container: UIView) {
        dimmingView.frame = container.bounds
        container.insertSubview(dimmingView, at: 0)
        container.insertSubview(shadowView, at: 1)
        container.addSubview(grabber)
    }

    /// Moves the views to a sheet at `place` with corners of `radius`, in points of the screen.
    func move(to place: SheetGeometry.Place, radius: CGFloat) {
        let shift = shadowView.transform
        shadowView.transform = .identity
        grabber.transform = .identity
        shadowView.frame = place.frame
        castsShadow = place.isCard
        shadowView.alpha = castsShadow ? alpha : 0
        shadowView.layer.shadowPath =
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: place.frame.size), cornerRadius: radius * place.scale)
            .cgPath
        let size = SheetGrabber.size
        grabber.frame = CGRect(
            x: place.frame.midX - size.width / 2, y: place.frame.minY + SheetGrabber.top, width: size.width,
            height: size.height)
        shadowView.transform = shift
        grabber.transform = shift
    }

    /// Shows shadow and grabber `distance` points below the place of the sheet.
    func shift(by distance: CGFloat) {
        let transform = distance == 0 ? .identity : CGAffineTransform(translationX: 0, y: distance)
        shadowView.transform = transform
        grabber.transform = transform
    }

    /// The opacity of shadow and grabber.
    var alpha: CGFloat = 1 {
        didSet {
            shadowView.alpha = castsShadow ? alpha : 0
            grabber.alpha = alpha
        }
    }
    private var castsShadow = false

    /// Stops the motion of the views where they belong.
    func stop() {
        for view in [dimmingView, shadowView, grabber] { view.layer.removeAllAnimations() }
    }

    func remove() {
        for view in [dimmingView, shadowView, grabber] { view.removeFromSuperview() }
        shift(by: 0)
        alpha = 1
    }
}

/// The bar at the top of a sheet that stands for its being moved.
final class SheetGrabber: UIView {
    static let size = CGSize(width: 36, height: 5)
    /// The distance from the top of the sheet, in points.
    static let top: CGFloat = 5

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        // 197, 197, 200 on white.
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 0.92, green: 0.92, blue: 0.96, alpha: 0.3)
                : UIColor(red: 60 / 255, green: 60 / 255, blue: 70 / 255, alpha: 0.2974)
        }
        layer.cornerRadius = Self.size.height / 2
    }

    required init?(coder: NSCoder) { nil }
}
