/// The look of a button by state.
extension UIButton {
    /// Sets the words for `state`; nil for those of the normal state.
    public final func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

    /// Sets words with attributes for `state`, which go before those without.
    public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title }
    }

    /// Sets the colour of the words for `state`; nil for that of the normal state.
    public final func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }

    /// Sets the colour of the shadow of the words for `state`; its offset is that of `titleLabel`.
    public final func setTitleShadowColor(_ color: UIColor?, for state: State) {
        change(state) { $0.titleShadowColor = color }
    }

    /// Sets the picture for `state`; nil for that of the normal state.
    public final func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

    /// Sets the configuration of a symbol's picture for `state`, as far as its own says nothing; nil for that of the normal
    /// state.
    public final func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { change(state) { $0.symbolConfiguration = configuration } }

    /// Sets the picture under all others for `state`; nil for that of the normal state.
    public final func setBackgroundImage(_ image: UIImage?, for state: State) {
        change(state) { $0.backgroundImage = image }
    }

    /// The words for `state`, or for the normal one where there are none.
    public final func title(for state: State) -> String? { value(\.title, state) }

    /// The words with attributes for `state`, or for the normal one where there are none.
    public final func attributedTitle(for state: State) -> NSAttributedString? { value(\.attributedTitle, state) }

    /// The colour of the words for `state`, or for the normal one; white for a custom button without any.
    public final func titleColor(for state: State) -> UIColor? {
        if let own = looks[state.rawValue]?.titleColor { return own }
        if buttonType.isTinted, state.contains(.disabled) { return .tertiaryLabel }
        return looks[State.normal.rawValue]?.titleColor ?? (buttonType == .custom ? .white : tintColor)
    }

    /// The colour of the shadow of the words for `state`, or for the normal one.
    public final func titleShadowColor(for state: State) -> UIColor? { value(\.titleShadowColor, state) }

    /// The picture for `state`, or for the normal one where there is none.
    public final func image(for state: State) -> UIImage? { value(\.image, state) }

    /// The configuration of a symbol's picture for `state`, or for the normal one where there is none.
    public final func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        value(\.symbolConfiguration, state)
    }

    /// The picture under all others for `state`, or for the normal one where there is none.
    public final func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, state) }

    /// The words of now.
    public final var currentTitle: String? { title(for: state) }
    /// The words with attributes of now.
    public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the words of now.
    public final var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the shadow of the words of now.
    public final var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The picture of now.
    public final var currentImage: UIImage? { image(for: state) }
    /// The configuration of a symbol's picture of now.
    public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
    /// The picture of now, where it is a symbol by its preferred configuration.
    private var imageOfNow: UIImage? { currentImage?.suited(to: currentPreferredSymbolConfiguration) }
    /// The picture under all others of now.
    public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    private func change(_ state: State, _ body: (inout ButtonLook) -> Void) {
        body(&looks[state.rawValue, default: ButtonLook()])
        refresh()
    }

    private func value<Value>(_ path: KeyPath<ButtonLook, Value?>, _ state: State) -> Value? {
        looks[state.rawValue]?[keyPath: path] ?? looks[State.normal.rawValue]?[keyPath: path]
    }

    final func showLook() {
        ground?.isHidden = true
        smallWords?.isHidden = true
        // The colour of the state is for words without one: set behind them, it would stand above theirs.
        words.textColor = currentTitleColor
        if let attributed = currentAttributedTitle {
            words.attributedText = attributed
        } else {
            words.text = currentTitle
        }
        // A button without words has no shadow of them.
        words.shadowColor = words.text?.isEmpty == false ? currentTitleShadowColor : nil
        picture.image = shownImage
        backgroundPicture.image = currentBackgroundImage
        let fades = buttonType.isTinted && isHighlighted
        words.alpha = fades ? 0.2 : 1
        picture.alpha = fades || !isEnabled && adjustsImageWhenDisabled && !hasOwnImage ? 0.2 : 1
    }

    private var hasOwnImage: Bool { state != .normal && looks[state.rawValue]?.image != nil }

    /// The current image: a template where its mode is automatic in a system button; otherwise darkened while the
    /// button is pressed, unless that is switched off or the state has an image of its own.
    private var shownImage: UIImage? {
        guard let image = imageOfNow else { return nil }
        if buttonType.isTinted, image.renderingMode == .automatic { return image.withRenderingMode(.alwaysTemplate) }
        return isHighlighted && adjustsImageWhenHighlighted && !hasOwnImage ? image.darkened() : image
    }

    private var titleSize: CGSize { words.text?.isEmpty == false ? words.intrinsicContentSize : .zero }

    final var sizeOfLook: CGSize {
        let title = titleSize
        let image = imageOfNow?.size ?? .zero
        let insets = contentEdgeInsets
        let margin: CGFloat = insets == .zero && title.height > 0 ? 12 : 0
        let content = CGSize(
            width: title.width + image.width + insets.left + insets.right,
            height: max(title.height + margin, image.height) + insets.top + insets.bottom)
        let back = currentBackgroundImage?.size ?? .zero
        let least: CGFloat = buttonType.isTinted && content.width > 0 ? 30 : 0
        return CGSize(width: max(content.width, back.width, least), height: max(content.height, back.height))
    }

    /// Picture and words beside each other in `area`. Both give way where there is too little room, the words first; a picture
    /// alone fills it where the alignment says so.
    final func lookRects(in area: CGRect) -> (image: CGRect, title: CGRect) {
        var image = imageOfNow?.size ?? .zero
        var title = titleSize
        let imageRoom = Self.room(in: area, within: imageEdgeInsets)
        if image.width > 0, title.width == 0, contentHorizontalAlignment == .fill { image.width = imageRoom.width }
        image = CGSize(width: min(image.width, imageRoom.width), height: min(image.height, imageRoom.height))
        let titleRoom = Self.room(in: area, within: titleEdgeInsets)
        title.width = min(title.width, max(0, titleRoom.width - image.width))
        let both = place(CGSize(width: image.width + title.width, height: 0), in: area)
        let imageRect = span(
            CGRect(x: both.minX, y: 0, width: image.width, height: image.height), in: area, imageRoom.height)
        let titleWidth = max(0, min(both.width, titleRoom.width) - image.width)
        let titleRect = span(
            CGRect(x: both.minX + image.width, y: 0, width: titleWidth, height: title.height), in: area,
            titleRoom.height)
        return (moved(imageRect, by: imageEdgeInsets), moved(titleRect, by: titleEdgeInsets))
    }

    /// The size of `area` without `insets`, not below 0.
    private static func room(in area: CGRect, within insets: UIEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, area.width - insets.left - insets.right),
            height: max(0, area.height - insets.top - insets.bottom))
    }

    /// `rect` where it stands in `area` from top to bottom, as high as `room` where it fills that.
    private func span(_ rect: CGRect, in area: CGRect, _ room: CGFloat) -> CGRect {
        let height = contentVerticalAlignment == .fill && rect.height > 0 ? room : rect.height
        let y = contentVerticalAlignment == .fill ? area.minY : place(CGSize(width: 0, height: height), in: area).minY
        return CGRect(x: rect.minX, y: y, width: rect.width, height: height)
    }

    private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
        let x: CGFloat =
            switch contentHorizontalAlignment {
            case .left, .leading, .fill: insets.left
            case .right, .trailing: -insets.right
            case .center: (insets.left - insets.right) / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top, .fill: insets.top
            case .bottom: -insets.bottom
            case .center: (insets.top - insets.bottom) / 2
            }
        return rect.offsetBy(dx: x, dy: y)
    }

    final func layOutLook() {
        backgroundPicture.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        picture.frame = onPixels(imageRect(forContentRect: content))
        words.frame = onPixels(titleRect(forContentRect: content))
    }
}

/// The contents and colours of a button in one state; for a nil value, that of the normal state is in effect.
struct ButtonLook {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
    var backgroundImage: UIImage?
}
