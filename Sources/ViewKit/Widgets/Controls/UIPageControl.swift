/// A row of dots, one for each page, of which one is the current page's.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private var dots: [UIView] = []
    private var page = 0

    /// The number of pages, each with a dot; 0 by default, and for negative values.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            rebuild()
        }
    }
    /// Whether a single dot is not shown; false by default.
    open var hidesForSinglePage = false {
        didSet { rebuild() }
    }
    /// The colour of the dots; nil, the default, for a light one.
    open var pageIndicatorTintColor: UIColor? {
        didSet { colour() }
    }
    /// The colour of the current page's dot; nil, the default, for white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { colour() }
    }

    private static let dot: CGFloat = 7
    private static let step: CGFloat = 16
    private static let height: CGFloat = 26

    /// A row without dots.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A control of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UIPageControl.self)
    }

    private func setUp() {
        isOpaque = false
    }

    override class var mayDraw: Bool { self != UIPageControl.self }

    override final var primaryEvent: Event { .valueChanged }

    /// The current page, 0 for the first; other values are limited to the pages.
    open var currentPage: Int {
        get { page }
        set {
            page = max(0, min(newValue, numberOfPages - 1))
            colour()
        }
    }

    private func rebuild() {
        for dot in dots { dot.removeFromSuperview() }
        let count = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
        dots = (0..<count).map { _ in
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.dot, height: Self.dot))
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.dot / 2
            addSubview(dot)
            return dot
        }
        currentPage = page
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func colour() {
        let rest = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor = index == page ? currentPageIndicatorTintColor ?? .white : rest
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let first = bounds.midX - CGFloat(dots.count - 1) * Self.step / 2
        for (index, dot) in dots.enumerated() {
            dot.center = CGPoint(x: first + CGFloat(index) * Self.step, y: bounds.midY)
        }
    }

    /// The room that so many dots take, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, pageCount - 1)) * Self.step + 2 * Self.step, height: Self.height)
    }

    /// The room that the dots take.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The room that the dots take.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// A touch on the right half turns to the next page, one on the left half to the one before.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let old = page
        currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
        if page != old { send(.valueChanged, event) }
    }
}
