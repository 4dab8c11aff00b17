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

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// What is shown, fitted into the bounds as `contentMode` says; a template in the tint colour.
    open var image: UIImage? {
        get { shownImage }
        set {
            shownImage = newValue
            show()
        }
    }

    /// What is shown while the view is highlighted; nil, the default, for the same.
    open var highlightedImage: UIImage? {
        didSet { show() }
    }

    /// Whether the highlighted image is shown; false by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { show() } }
    }

    private func show() {
        let image = isHighlighted ? highlightedImage ?? shownImage : shownImage
        let isTemplate = image?.renderingMode == .alwaysTemplate
        let pixels = isTemplate ? image?.upright?.tinted(with: tintColor.cgColor) : image?.upright
        layer.contentsScale = image?.scale ?? 1
        layer.contents = pixels
        layer.contentsCenter = image?.middle ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.tilesContents = image?.repeatsMiddle ?? false
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.renderingMode == .alwaysTemplate { show() }
    }

    /// The image's size in points; without one, none is asked for.
    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

    /// The image's size in points, the present one without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }
}
