/// One background of a bar: a blur, a colour above it, an image above that, and the line at the bar's edge.
@MainActor final class BarGround: UIView {
    /// The look of a background; a part that is nil is left out.
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
    /// Whether the line lies just below the background, or else just above.
    var isLineBelow = true {
        didSet { if isLineBelow != oldValue { setNeedsLayout() } }
    }
    /// The strength of the blur and the alpha of the other parts, 0 to 1. Unlike an alpha of the whole, less of it
    /// leaves content below blurred, if less.
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

    /// Applies `look`.
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
        picture.image = look.picture
        picture.contentMode = look.pictureMode
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
