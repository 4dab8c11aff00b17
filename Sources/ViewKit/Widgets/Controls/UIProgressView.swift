/// A bar that shows the completed fraction of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The place of a progress view, which determines the default colour of its track.
    public enum Style: Int, Sendable {
        /// Anywhere.
        case `default`
        /// In a bar, without a default colour for the track.
        case bar
    }

    private let done = UIView()
    private var part: Float = 0
    /// The place of the view, which determines the default colour of its track; `default` by default.
    open var progressViewStyle = Style.default {
        didSet { colour() }
    }
    /// The colour of the completed part; nil, the default, for the tint colour.
    open var progressTintColor: UIColor? {
        didSet { colour() }
    }
    /// The colour of the track; nil, the default, for grey, or for none in a bar.
    open var trackTintColor: UIColor? {
        didSet { colour() }
    }
    private static let height: CGFloat = 4

    /// A view of that frame at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A view of that style at 0, as high as it needs to be.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
        progressViewStyle = style
        colour()
    }

    /// A view of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UIProgressView.self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
        addSubview(done)
        colour()
    }

    override class var mayDraw: Bool { self != UIProgressView.self }

    /// The completed fraction, 0 to 1; other values are limited, and NaN counts as 0.
    open var progress: Float {
        get { part }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the completed fraction, with the bar growing where `animated` is true.
    open func setProgress(_ progress: Float, animated: Bool) {
        part = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard animated, window != nil else { return setNeedsLayout() }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) { self.place() }
    }

    private func colour() {
        done.backgroundColor = progressTintColor ?? tintColor
        backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? nil : .systemFill)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        colour()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        done.layer.cornerRadius = bounds.height / 2
        place()
    }

    private func place() {
        done.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(part), height: bounds.height)
    }

    /// As high as the system's; the width is free.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    /// As wide as `size`, as high as the system's.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}
