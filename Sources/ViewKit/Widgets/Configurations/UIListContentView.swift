/// Shows a list content: a picture and two texts.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let words = UILabel()
    private let smallWords = UILabel()
    private let picture = UIImageView(frame: .zero)
    private var guides: [InsetLayoutGuide?] = [nil, nil, nil]

    /// A view of `configuration`.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        for view in [picture, words, smallWords] as [UIView] { addSubview(view) }
        picture.clipsToBounds = true
        show()
    }

    /// A view of an interface file, without content; nil for other archives.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        for view in [picture, words, smallWords] as [UIView] { addSubview(view) }
        show()
    }

    override class var mayDraw: Bool { self != UIListContentView.self }

    /// The list content that is shown; others are reported, and change nothing.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                layerContext.faults.report(
                    self,
                    "a configuration of the type \(type(of: newValue)) is not shown. Set a UIListContentConfiguration, or make the "
                        + "view by makeContentView() of the configuration.")
                return
            }
            guard new != content else { return }
            content = new
            show()
        }
    }

    /// The rectangle of the text; nil without a text.
    open var textLayoutGuide: UILayoutGuide? { guide(0, words) }
    /// The rectangle of the second text; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(1, smallWords) }
    /// The rectangle of the picture; nil without one.
    open var imageLayoutGuide: UILayoutGuide? { guide(2, picture) }

    private func guide(_ index: Int, _ view: UIView) -> UILayoutGuide? {
        guard !view.isHidden else { return nil }
        if let guide = guides[index] { return guide }
        let guide = InsetLayoutGuide(in: self, "UIListContentView") { [weak view] owner in
            let frame = view?.frame ?? .zero
            return UIEdgeInsets(
                top: frame.minY, left: frame.minX, bottom: owner.bounds.height - frame.maxY,
                right: owner.bounds.width - frame.maxX)
        }
        guides[index] = guide
        return guide
    }

    /// The size that suits the content at that width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 1e6 ? size.width : naturalWidth
        let height = layout(width: width, available: 0).height
        let scale = max(1, contentScaleFactor)
        return CGSize(width: width, height: (height * scale).rounded(.up) / scale)
    }

    /// The size that suits the content at the target's width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    /// The height that suits the content at the view's width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
    }

    /// Places the picture and the texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(width: bounds.width, available: bounds.height)
        let scale = max(1, contentScaleFactor)
        func aligned(_ frame: CGRect) -> CGRect {
            CGRect(
                x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale,
                width: frame.width,
                height: frame.height)
        }
        picture.frame = aligned(layout.image)
        words.frame = aligned(layout.text)
        smallWords.frame = aligned(layout.secondaryText)
        if guides.contains(where: { $0 != nil }) { layoutGuidesDidChange() }
    }

    /// Shows the image's tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        picture.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
    }

    private func show() {
        content.textProperties.show(content.text, content.attributedText, in: words)
        content.secondaryTextProperties.show(content.secondaryText, content.secondaryAttributedText, in: smallWords)
        picture.isHidden = content.image == nil
        picture.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
        picture.image = content.image
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = content.imageProperties.cornerRadius
        picture.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The margins of the content: the configuration's, and those of the view around along the axes that keep them.
    private var margins: UIEdgeInsets {
        let own = content.directionalLayoutMargins
        var margins = UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
        guard let outer = superview?.layoutMargins else { return margins }
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.left = max(margins.left, outer.left)
            margins.right = max(margins.right, outer.right)
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    private var naturalWidth: CGFloat {
        let texts = [words, smallWords].filter { !$0.isHidden }.map { $0.sizeThatFits(.zero).width }
        let image = measures.image.map { $0.room.width + content.imageToTextPadding } ?? 0
        return margins.left + image + (texts.max() ?? 0) + margins.right
    }

    private func layout(width: CGFloat, available: CGFloat) -> ListContentLayout {
        ListContentLayout(measures, content, margins: margins, width: width, available: available)
    }

    private var measures: ListContentLayout.Content {
        var result = ListContentLayout.Content()
        if let image = content.image {
            let size = content.imageProperties.shownSize(of: picture.intrinsicContentSize)
            result.image = (size, content.imageProperties.room(for: size, isSymbol: image.isSymbolImage))
        }
        func measure(_ label: UILabel) -> ((CGFloat) -> CGSize)? {
            guard !label.isHidden else { return nil }
            return { label.sizeThatFits(CGSize(width: max(1, $0), height: 0)) }
        }
        result.text = measure(words)
        result.secondaryText = measure(smallWords)
        return result
    }
}

extension UIListContentConfiguration.TextProperties {
    /// Shows a text in `label`, which is hidden where there is none.
    @MainActor fileprivate func show(_ text: String?, _ attributed: NSAttributedString?, in label: UILabel) {
        label.isHidden = text == nil && attributed == nil
        label.font = font
        label.textColor = resolvedColor()
        label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        label.numberOfLines = numberOfLines
        label.lineBreakMode = lineBreakMode
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = minimumScaleFactor
        switch alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text.map(transformed)
        }
    }
}
