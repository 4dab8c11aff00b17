/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
    private var shownImage: UIImage?

    /// A view of that frame without an image; it takes no touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A view of the size of `image`.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
    }

    /// A view of the size of `image`, which shows `highlightedImage` while it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    private func setUp() {
        isUserInteractionEnabled = false
        hasOwnScale = true
    }

    /// A view of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UIImageView.self)
    }

    override class var mayDraw: Bool { false }

    /// The image, fitted into the bounds by `contentMode`; a template has the tint colour.
    open var image: UIImage? {
        get { shownImage }
        set {
            shownImage = newValue
            invalidateIntrinsicContentSize()
            show()
        }
    }

    /// The configuration of a symbol's picture, as far as its own says nothing; nil by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            invalidateIntrinsicContentSize()
            show()
        }
    }

    /// The image while the view is highlighted; nil, the default, for `image`.
    open var highlightedImage: UIImage? {
        didSet { show() }
    }

    /// Whether the highlighted image is shown; false by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { show() } }
    }

    /// The images that `startAnimating()` shows one after the other; nil, the default, for none. Setting them ends a
    /// running animation.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The duration of one round, in seconds; 0, the default, for a thirtieth of a second for each image.
    open var animationDuration: TimeInterval = 0
    /// The number of rounds; 0, the default, for no end.
    open var animationRepeatCount = 0
    private var sequence: ImageSequence?
    private var imageOfSequence: UIImage?

    /// Whether the images of the animation are shown, in place of all others.
    open var isAnimating: Bool { sequence != nil }

    /// Shows the images of the animation, from the first one; without any nothing happens. Time stands still while the view
    /// is in no window.
    open func startAnimating() {
        guard sequence == nil, let animationImages, !animationImages.isEmpty else { return }
        let sequence = ImageSequence(
            animationImages, duration: animationDuration, rounds: animationRepeatCount
        ) { [weak self] image in
            guard let image else { self?.stopAnimating(); return }
            self?.imageOfSequence = image
            self?.show()
        }
        sequence.isPaused = window == nil
        self.sequence = sequence
    }

    /// Shows the view's own image again.
    open func stopAnimating() {
        guard sequence != nil else { return }
        sequence = nil
        imageOfSequence = nil
        show()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        sequence?.isPaused = window == nil
    }

    private var imageOfNow: UIImage? {
        imageOfSequence ?? (isHighlighted ? highlightedImage ?? shownImage : shownImage)
    }

    private func show() {
        let image = imageOfNow?.suited(to: currentTraits).suited(to: preferredSymbolConfiguration)
        let isTemplate = image?.renderingMode == .alwaysTemplate
        let pixels = isTemplate ? image?.upright?.tinted(with: cgColor(of: tintColor)) : image?.upright
        layer.contentsScale = image?.scale ?? 1
        layer.contents = pixels
        layer.contentsCenter = image?.middle ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.tilesContents = image?.repeatsMiddle ?? false
    }

    override final func colorAppearanceDidChange() {
        if imageOfNow?.asset != nil { show() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if imageOfNow?.renderingMode == .alwaysTemplate { show() }
    }

    /// The image's size in points; no intrinsic size without an image.
    open override var intrinsicContentSize: CGSize { imageSize ?? super.intrinsicContentSize }

    /// The image's size in points, the present one without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { imageSize ?? super.sizeThatFits(size) }

    private var imageSize: CGSize? { shownImage?.suited(to: preferredSymbolConfiguration).size }
}
