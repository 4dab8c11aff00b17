/// The background of a bar: one surface over content, mixed with one for the scroll edge.
@MainActor final class BarBackgroundView: UIView {
    struct Styles: Equatable {
        var standard: Surface.Style
        var scrollEdge: Surface.Style
    }

    let standard = Surface()
    let scrollEdge = Surface()
    private(set) var styles = Styles(standard: .init(), scrollEdge: .init())
    /// The weight of the standard surface, 0 to 1; the one at the scroll edge has the remainder.
    var standardWeight: CGFloat = 1 {
        didSet { if standardWeight != oldValue { mix() } }
    }
    /// The strength of both, 0 to 1.
    var strength: CGFloat = 1 {
        didSet { if strength != oldValue { mix() } }
    }
    /// Whether the line lies just below the backgrounds, or else just above.
    var isLineBelow = true {
        didSet {
            guard isLineBelow != oldValue else { return }
            for surface in [standard, scrollEdge] { surface.isLineBelow = isLineBelow }
        }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        for surface in [scrollEdge, standard] { addSubview(surface) }
        mix()
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    func apply(_ styles: Styles) {
        self.styles = styles
        standard.apply(styles.standard)
        scrollEdge.apply(styles.scrollEdge)
        mix()
    }

    /// Sets the strengths of both; two that look alike are not mixed, as more would shine through than through one.
    private func mix() {
        let areAlike = styles.standard == styles.scrollEdge
        standard.strength = areAlike ? strength : standardWeight * strength
        scrollEdge.strength = areAlike ? 0 : (1 - standardWeight) * strength
    }

    /// Sets the frame behind `bar`, up to its superview's top for `.topAttached`, and down to the bottom for `.bottom`.
    func place(behind bar: UIView, at position: UIBarPosition) {
        let edges = bar.superview?.bounds ?? bar.frame
        let above = position == .topAttached ? max(0, bar.frame.minY - edges.minY) : 0
        let below = position == .bottom ? max(0, edges.maxY - bar.frame.maxY) : 0
        isLineBelow = position != .bottom
        frame = CGRect(x: 0, y: -above, width: bar.bounds.width, height: bar.bounds.height + above + below)
    }

    override func layoutSubviews() {
        for surface in [standard, scrollEdge] { surface.frame = bounds }
    }

    /// One look of a bar's background: a blur, a colour above it, an image above that, and the line at the bar's edge.
    @MainActor final class Surface: UIView {
        /// The parts of a surface; one that is nil is left out.
        struct Style: Equatable {
            var effect: UIBlurEffect?
            var color: UIColor?
            var image: UIImage?
            var imageMode = UIView.ContentMode.scaleToFill
            /// Stands in place of the line; one without a size leaves it out.
            var lineImage: UIImage?
            var lineColor: UIColor?

            /// The system's line.
            static let lineColor = UIColor {
                $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
            }
        }

        private let imageView = UIImageView(frame: .zero)
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
            imageView.clipsToBounds = true
            for view in [tint, imageView, line] { addSubview(view) }
        }

        required init?(coder: NSCoder) { nil }

        override class var mayDraw: Bool { false }

        /// Shows `style`.
        func apply(_ style: Style) {
            if let effect = style.effect {
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
            tint.backgroundColor = style.color
            imageView.image = style.image
            imageView.contentMode = style.imageMode
            line.image = style.lineImage
            line.backgroundColor = style.lineImage == nil ? style.lineColor : nil
            line.tintColor = style.lineColor
            fade()
            setNeedsLayout()
        }

        private func fade() {
            blur?.strength = strength
            for view in [tint, imageView, line] { view.alpha = strength }
        }

        override func layoutSubviews() {
            for view in [blur, tint, imageView] as [UIView?] { view?.frame = bounds }
            let height = line.image?.size.height ?? 1 / max(1, contentScaleFactor)
            line.frame = CGRect(x: 0, y: isLineBelow ? bounds.height : -height, width: bounds.width, height: height)
        }
    }
}
