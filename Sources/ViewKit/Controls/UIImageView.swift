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

    private func setUp() {
        isUserInteractionEnabled = false
        hasOwnScale = true
    }

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// What is shown, fitted into the bounds as `contentMode` says; a template in the view's tint colour.
    open var image: UIImage? {
        get { shownImage }
        set {
            shownImage = newValue
            showImage()
        }
    }

    /// A template shows in the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.renderingMode == .alwaysTemplate { showImage() }
    }

    private func showImage() {
        let isTemplate = shownImage?.renderingMode == .alwaysTemplate
        layer.contentsScale = shownImage?.scale ?? 1
        layer.contents = isTemplate ? shownImage?.withTintColor(tintColor).cgImage : shownImage?.cgImage
    }

    /// The image's size in points; without one, none is asked for.
    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

    /// The image's size in points, the present one without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }
}
