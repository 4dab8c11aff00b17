/// What lies behind the contents of a bar: a blur, a colour or a picture, and the line at its edge.
@MainActor final class BarGround: UIView {
    /// How a ground looks; nil leaves each part out.
    struct Look: Equatable {
        var effect: UIBlurEffect?
        var color: UIColor?
        var picture: UIImage?
        var pictureMode = UIView.ContentMode.scaleToFill
        /// Stands in place of the line; one without a size leaves it out.
        var linePicture: UIImage?
        var lineColor: UIColor?

        /// The system's line.
        static let lineColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
        }
    }

    private let picture = UIImageView(frame: .zero)
    private let line = UIImageView(frame: .zero)
    private let tint = UIView()
    private var blur: UIVisualEffectView?
    /// Whether the line lies just below the ground, or else just above.
    var isLineBelow = true {
        didSet { if isLineBelow != oldValue { setNeedsLayout() } }
    }
    /// How much of the ground shows, 0 to 1. Unlike an alpha, less of it leaves what is below blurred, if less.
    var strength: CGFloat = 1 {
        didSet { if strength != oldValue { fade() } }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        picture.clipsToBounds = true
        for view in [tint, picture, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// Shows the ground so.
    func show(_ look: Look) {
        if let effect = look.effect {
            if let blur {
                blur.effect = effect
            } else {
                let view = UIVisualEffectView(effect: effect)
                insertSubview(view, at: 0)
                blur = view
            }
        } else {
            blur?.removeFromSuperview()
            blur = nil
        }
        tint.backgroundColor = look.color
        (picture.image, picture.contentMode) = (look.picture, look.pictureMode)
        line.image = look.linePicture
        line.backgroundColor = look.linePicture == nil ? look.lineColor : nil
        line.tintColor = look.lineColor
        fade()
        setNeedsLayout()
    }

    private func fade() {
        blur?.strength = strength
        for view in [tint, picture, line] { view.alpha = strength }
    }

    override func layoutSubviews() {
        for view in [blur, tint, picture] as [UIView?] { view?.frame = bounds }
        let height = line.image?.size.height ?? 1 / max(1, contentScaleFactor)
        line.frame = CGRect(x: 0, y: isLineBelow ? bounds.height : -height, width: bounds.width, height: height)
    }
}
