/// Shows above the content of a scroll view that it is loaded anew, after it was pulled down.
///
/// It sends `.valueChanged` where the content is pulled far enough, and keeps room at the top until `endRefreshing()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// The height of the control without a title, and with one, in points.
    private static let height: CGFloat = 60
    private static let titleHeight: CGFloat = 22
    /// The distance by which the content has to be pulled, in points.
    static let threshold: CGFloat = 80

    private let indicator = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private var isBusy = false
    /// Whether the pull that shows has sent the action.
    private var hasTriggered = false
    final weak var scroll: UIScrollView?

    /// A control of that width, for the `refreshControl` of a scroll view.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
        setUp()
    }

    /// A control of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UIRefreshControl.self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        indicator.hidesWhenStopped = false
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        addSubview(indicator)
        addSubview(label)
        alpha = 0
    }

    override class var mayDraw: Bool { self != UIRefreshControl.self }

    /// Whether the content is being loaded.
    open var isRefreshing: Bool { isBusy }

    /// The text below the indicator; nil, the default, for none.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
            scroll?.refreshHeightChanged()
        }
    }

    /// The colour of the indicator.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        indicator.color = hasOwnTint ? tintColor : .systemGray
    }

    private var hasOwnTint = false
    /// The colour of the indicator; grey where it is not set.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            hasOwnTint = newValue != nil
            super.tintColor = newValue
            indicator.color = newValue ?? .systemGray
        }
    }

    /// Shows that the content is being loaded, as code has begun to do it; sends no action, and does not scroll.
    open func beginRefreshing() {
        guard !isBusy else { return }
        isBusy = true
        alpha = 1
        indicator.startAnimating()
        scroll?.refreshHeightChanged()
    }

    /// Takes the room back, and the content to its top.
    open func endRefreshing() {
        guard isBusy else { return }
        isBusy = false
        // The pull that goes on does not load it once more.
        hasTriggered = scroll?.isDragging == true
        scroll?.refreshHeightChanged()
        let options: AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
        UIView.animate(withDuration: UIScrollView.scrollDuration, delay: 0, options: options) {
            self.alpha = 0
        } completion: { [weak self] _ in
            if self?.isBusy == false { self?.indicator.stopAnimating() }
        }
    }

    /// The height that the control takes, in points.
    final var ownHeight: CGFloat { Self.height + (attributedTitle == nil ? 0 : Self.titleHeight) }

    /// Follows the content, which is pulled `distance` points beyond its top; sends the action where that is far enough.
    final func follow(_ distance: CGFloat, isDragged: Bool) {
        guard !isBusy else { return }
        if !isDragged, distance <= 0 { hasTriggered = false }
        let fraction = min(1, max(0, distance / Self.threshold))
        alpha = fraction
        indicator.transform = CGAffineTransform(rotationAngle: .pi * fraction)
        guard isDragged, distance >= Self.threshold, !hasTriggered, isEnabled else { return }
        hasTriggered = true
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Places the indicator and the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        indicator.center = CGPoint(x: bounds.midX, y: Self.height / 2)
        label.frame = CGRect(x: 0, y: Self.height - 8, width: bounds.width, height: Self.titleHeight)
        label.isHidden = attributedTitle == nil
    }
}
