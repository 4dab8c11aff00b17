/// The look of a button by its configuration.
extension UIButton {
    final func showConfiguration() {
        guard let configuration else { return }
        let tint: UIColor = tintColor
        let isEnabled = isEnabled || !automaticallyUpdatesConfiguration
        let color = configuration.foreground(tint: tint, isEnabled: isEnabled)
        backgroundPicture.image = nil
        Self.show(
            configuration.attributedTitle, on: words, .systemFont(ofSize: configuration.fontSize), color,
            configuration.titleTextAttributesTransformer)
        let template = configuration.shownImage.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        picture.tintColor = color
        picture.image = template
        showGround(configuration.groundColor(tint: tint, isEnabled: isEnabled), configuration.background)
        showSubtitle(configuration, color)
        showIndicator(color)
        showActivity(color)
        let alpha: CGFloat = isHighlighted && automaticallyUpdatesConfiguration ? 0.75 : 1
        for view in [words, picture, ground, smallWords, indicator, activity] as [UIView?] { view?.alpha = alpha }
    }

    private func showGround(_ color: UIColor?, _ background: UIBackgroundConfiguration) {
        let hasLine = background.strokeWidth > 0
        if ground == nil, color != nil || hasLine {
            let view = UIView(frame: bounds)
            view.isUserInteractionEnabled = false
            insertSubview(view, at: 0)
            ground = view
        }
        ground?.isHidden = color == nil && !hasLine
        ground?.backgroundColor = color
        ground?.layer.borderWidth = max(0, background.strokeWidth)
        ground?.layer.borderColor = cgColor(of: background.strokeColor ?? tintColor)
    }

    private func showSubtitle(_ configuration: Configuration, _ color: UIColor) {
        let text = configuration.attributedSubtitle
        if smallWords == nil, text != nil {
            let label = UILabel()
            addSubview(label)
            smallWords = label
        }
        smallWords?.isHidden = text == nil
        guard let smallWords else { return }
        Self.show(
            text, on: smallWords, .systemFont(ofSize: 12), color, configuration.subtitleTextAttributesTransformer)
    }

    /// Shows `text` on `label`, with `font` and `color` where it has none of its own, and what `transformer` makes of them.
    private static func show(
        _ text: AttributedString?, on label: UILabel, _ font: UIFont, _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) {
        label.font = font
        label.textColor = color
        let isPlain = transformer == nil && text?.runs.allSatisfy { $0.attributes == AttributeContainer() } ?? true
        guard let text, !isPlain else { return label.text = text.map { String($0.characters) } }
        let shown = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes = AttributeContainer([.font: font, .foregroundColor: color])
            attributes.merge(run.attributes)
            if let transformer { attributes = transformer(attributes) }
            let characters = String(text[run.range].characters)
            shown.append(NSAttributedString(string: characters, attributes: attributes.ofUIKit))
        }
        label.attributedText = shown
    }

    private func showIndicator(_ color: UIColor) {
        let shows = configuration?.indicator == .popup || configuration?.indicator == .automatic && isPopUp
        if indicator == nil, shows {
            let mark = MenuMark(.upAndDown)
            addSubview(mark)
            indicator = mark
        }
        indicator?.isHidden = !shows
        indicator?.color = configuration?.indicatorColorTransformer?(color) ?? color
    }

    private func showActivity(_ color: UIColor) {
        let shows = configuration?.showsActivityIndicator == true
        if activity == nil, shows {
            let view = UIActivityIndicatorView(style: .medium)
            addSubview(view)
            activity = view
        }
        activity?.color = configuration?.activityIndicatorColorTransformer?(color) ?? color
        picture.isHidden = shows
        if shows != activity?.isAnimating ?? false { shows ? activity?.startAnimating() : activity?.stopAnimating() }
    }

    /// The room that the mark at the end takes, in points.
    private var indicatorRoom: CGFloat { indicator?.isHidden == false ? MenuMark.side + 6 : 0 }

    /// The sizes of picture, title and subtitle; zero where there is none.
    private var sizes: (image: CGSize, title: CGSize, subtitle: CGSize) {
        (
            configuration?.showsActivityIndicator == true
                ? activity?.bounds.size ?? .zero : configuration?.shownImage?.size ?? .zero,
            configuration?.title?.isEmpty == false ? words.intrinsicContentSize : .zero,
            configuration?.subtitle?.isEmpty == false ? smallWords?.intrinsicContentSize ?? .zero : .zero
        )
    }

    /// The gaps between image and text, and between title and subtitle, in points; 0 where one of the two is missing.
    private func gaps(_ configuration: Configuration) -> (image: CGFloat, title: CGFloat) {
        let sizes = sizes
        let hasWords = sizes.title.height + sizes.subtitle.height > 0
        return (
            hasWords && sizes.image.width > 0 ? configuration.imagePadding : 0,
            sizes.title.height > 0 && sizes.subtitle.height > 0 ? configuration.titlePadding : 0
        )
    }

    private func textSize(_ configuration: Configuration) -> CGSize {
        let sizes = sizes
        return CGSize(
            width: max(sizes.title.width, sizes.subtitle.width),
            height: sizes.title.height + gaps(configuration).title + sizes.subtitle.height)
    }

    private func contentSize(_ configuration: Configuration) -> CGSize {
        let text = textSize(configuration)
        let image = sizes.image
        let gap = gaps(configuration).image
        return configuration.stacks
            ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
            : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
    }

    final var sizeOfConfiguration: CGSize {
        guard let configuration else { return .zero }
        let content = contentSize(configuration)
        let insets = configuration.contentInsets
        return CGSize(
            width: content.width + indicatorRoom + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom
        )
    }

    final func layOutConfiguration() {
        guard let configuration else { return }
        let edges = configuration.background.backgroundInsets
        let area = bounds.inset(
            by: UIEdgeInsets(top: edges.top, left: edges.leading, bottom: edges.bottom, right: edges.trailing))
        ground?.frame = area.isNull ? .zero : area
        ground?.layer.cornerRadius = configuration.cornerRadius(forHeight: area.isNull ? 0 : area.height)
        layOutContent(configuration)
    }

    private func layOutContent(_ configuration: Configuration) {
        let insets = configuration.contentInsets
        var area = bounds.inset(
            by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        if area.isNull { area = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) }
        area.size.width = max(0, area.width - indicatorRoom)
        let wanted = contentSize(configuration)
        let box = place(CGSize(width: min(wanted.width, area.width), height: wanted.height), in: area)
        indicator?.frame = onPixels(
            CGRect(
                x: box.maxX + indicatorRoom - MenuMark.side, y: box.midY - MenuMark.side / 2, width: MenuMark.side,
                height: MenuMark.side))
        let image = sizes.image
        let gap = gaps(configuration).image
        var text = textSize(configuration)
        let stacks = configuration.stacks
        let imageFirst = configuration.imagePlacement == .leading || configuration.imagePlacement == .top
        if !stacks { text.width = min(text.width, max(0, box.width - image.width - gap)) }
        let (first, second) = imageFirst ? (image, text) : (text, image)
        let (a, b) = Self.row(first, second, gap: gap, in: box, stacks: stacks)
        picture.frame = onPixels(imageFirst ? a : b)
        activity?.center = CGPoint(x: picture.frame.midX, y: picture.frame.midY)
        layOutWords(in: imageFirst ? b : a, configuration)
    }

    /// Two boxes one after the other in `box`, in the middle across.
    private static func row(
        _ first: CGSize, _ second: CGSize, gap: CGFloat, in box: CGRect, stacks: Bool
    ) -> (CGRect, CGRect) {
        if stacks {
            let y = box.midY - (first.height + gap + second.height) / 2
            return (
                CGRect(x: box.midX - first.width / 2, y: y, width: first.width, height: first.height),
                CGRect(
                    x: box.midX - second.width / 2, y: y + first.height + gap, width: second.width,
                    height: second.height)
            )
        }
        let x = box.midX - (first.width + gap + second.width) / 2
        return (
            CGRect(x: x, y: box.midY - first.height / 2, width: first.width, height: first.height),
            CGRect(
                x: x + first.width + gap, y: box.midY - second.height / 2, width: second.width, height: second.height)
        )
    }

    private func layOutWords(in rect: CGRect, _ configuration: Configuration) {
        let sizes = sizes
        words.textAlignment = .center
        words.frame = onPixels(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: sizes.title.height))
        smallWords?.textAlignment = .center
        smallWords?.frame = onPixels(
            CGRect(
                x: rect.minX, y: rect.minY + sizes.title.height + gaps(configuration).title, width: rect.width,
                height: sizes.subtitle.height))
    }
}

extension UIButton.Configuration {
    /// Whether picture and words stand above each other.
    fileprivate var stacks: Bool { imagePlacement == .top || imagePlacement == .bottom }
}

extension UIButton.Configuration {
    /// The picture, where it is a symbol by its preferred configuration.
    @MainActor fileprivate var shownImage: UIImage? { image?.suited(to: preferredSymbolConfigurationForImage) }
}
