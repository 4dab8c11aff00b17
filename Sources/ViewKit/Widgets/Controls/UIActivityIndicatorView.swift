/// Shows that something goes on: spokes that light up one after the other.
///
/// Every spoke is a layer with one repeating animation: while it turns, no code runs.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The size of the view.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
    }

    private var spokes: [CALayer] = []
    private var isTurning = false
    /// The size of the view; medium by default.
    open var style = Style.medium {
        didSet { styleChanged() }
    }
    /// The colour of the spokes; grey by default, also where it is set to nil.
    open var color: UIColor! = .systemGray {
        didSet { colour() }
    }
    /// Whether the view is hidden while nothing goes on; true by default.
    open var hidesWhenStopped = true {
        didSet { if !isTurning { isHidden = hidesWhenStopped } }
    }

    private static let count = 8
    /// The duration of one turn, in seconds.
    private static let period = 0.8
    /// The opacity of a spoke at its darkest and at its lightest.
    private static let range: (dark: Float, light: Float) = (1, 0.25)

    /// A medium view at the origin of `frame` that does not turn.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A view of that style, as large as that is, that does not turn.
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
        setUp()
        self.style = style
    }

    /// An indicator of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UIActivityIndicatorView.self)
    }

    override class var mayDraw: Bool { self != UIActivityIndicatorView.self }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        isHidden = true
        for index in 0..<Self.count {
            let spoke = CALayer()
            spoke.opacity = Self.opacity(Double(index) / Double(Self.count))
            layer.addSublayer(spoke)
            spokes.append(spoke)
        }
        colour()
    }

    /// The opacity of a spoke that will be at its lightest after `turns` of a turn; it is darkest at 1, and lightest
    /// at 0 and below.
    private static func opacity(_ turns: Double) -> Float {
        range.light + (range.dark - range.light) * Float(max(0, turns))
    }

    private func styleChanged() {
        bounds.size = CGSize(width: style.length, height: style.length)
        setNeedsLayout()
    }

    override final func colorAppearanceDidChange() { colour() }

    private func colour() {
        for spoke in spokes { spoke.backgroundColor = cgColor(of: color ?? .systemGray) }
    }

    /// Whether the view turns.
    open var isAnimating: Bool { isTurning }

    /// Shows the view and starts the animation.
    open func startAnimating() {
        isTurning = true
        isHidden = false
        turn()
    }

    /// Stops the animation, and hides the view where `hidesWhenStopped` is true.
    open func stopAnimating() {
        isTurning = false
        for spoke in spokes { spoke.removeAnimation(forKey: "turn") }
        if hidesWhenStopped { isHidden = true }
    }

    /// Animations end with the window: they begin anew in the next one.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isTurning, window != nil { turn() }
    }

    private func turn() {
        guard window != nil else { return }
        let steps = 16
        for (index, spoke) in spokes.enumerated() {
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            animation.values = (0...steps).map { step in
                let turns = Double(index) / Double(Self.count) - Double(step) / Double(steps)
                return NSNumber(value: Self.opacity(turns < 0 ? turns + 1 : turns))
            }
            animation.duration = Self.period
            animation.repeatCount = .infinity
            spoke.add(animation, forKey: "turn")
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let length = min(style.length, min(bounds.width, bounds.height))
        let spoke = CGSize(width: length * 0.1, height: length * 0.27)
        for (index, layer) in spokes.enumerated() {
            let angle = CGFloat(index) / CGFloat(Self.count) * 2 * .pi
            let radius = length / 2 - spoke.height / 2
            layer.bounds = CGRect(origin: .zero, size: spoke)
            layer.cornerRadius = spoke.width / 2
            layer.position = CGPoint(x: bounds.midX + sin(angle) * radius, y: bounds.midY - cos(angle) * radius)
            layer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
        }
    }

    /// As large as the style is.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.length, height: style.length) }

    /// As large as the style is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIActivityIndicatorView.Style {
    fileprivate var length: CGFloat { self == .medium ? 20 : 37 }
}
