/// A control to tap on: words and a picture, which may differ with its state.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The kind of a button, which determines its look.
    public enum ButtonType: Int, Sendable {
        /// Nothing but what its owner gives it; white words.
        case custom
        /// Words and picture in the tint colour, which fade while it is pressed.
        case system
        /// The letter i in a ring, in the tint colour.
        case detailDisclosure
        /// The same.
        case infoLight
        /// The same.
        case infoDark
        /// A plus in a ring, in the tint colour.
        case contactAdd
        /// A gray disc with a cross, 30 points wide; without words.
        case close = 7

        /// Whether words and picture have the tint colour.
        var isTinted: Bool { self != .custom && self != .close }

        /// The symbol that a button of this type shows; nil for others.
        var symbolName: String? {
            switch self {
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .custom, .system, .close: nil
            }
        }
    }

    /// The kind of the button.
    public private(set) final var buttonType = ButtonType.custom
    final var looks: [UInt: ButtonLook] = [:]
    final let words = UILabel()
    final let picture = UIImageView(frame: .zero)
    final let backgroundPicture = UIImageView(frame: .zero)
    /// The coloured ground of a configuration, and the words under its title; nil before they were needed.
    final var ground: UIView?
    final var smallWords: UILabel?
    /// The activity indicator in place of a configuration's picture; nil before it was needed.
    final var activity: UIActivityIndicatorView?
    /// The mark at the end of a configuration's content; nil before it was needed.
    final var indicator: MenuMark?
    /// The disc of a button of the type `close`; nil for others.
    private final var closeMark: CloseMark?
    /// The look by configuration, in place of the looks by state; nil by default.
    open var configuration: Configuration? {
        didSet { refresh() }
    }
    /// Called when the state, the tint colour or the traits have changed, and after `setNeedsUpdateConfiguration()`, to adapt the
    /// configuration; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Whether a configuration shows the state of the button by itself, paler while it is pressed or disabled; true by default.
    open var automaticallyUpdatesConfiguration = true {
        didSet { refresh() }
    }
    /// A closure that adapts a button's configuration to its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
    /// Whether the configuration is to be adapted in the next layout.
    private final var awaitsConfiguration = false
    /// The room between the edges and the content, in points; without any, words have 6 above and below.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { contentChanged() }
    }
    /// The insets of the title, which move it from its usual position, in points. They take no room of their own, but
    /// some of the content's.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    /// The insets of the image, which move it from its usual position, in points. They take no room of their own, but
    /// some of the content's.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    /// Whether a picture darkens while the button is pressed, unless there is one for that state; true by default.
    open var adjustsImageWhenHighlighted = true {
        didSet { refresh() }
    }
    /// Whether a picture fades while the button is disabled, unless there is one for that state; true by default.
    open var adjustsImageWhenDisabled = true {
        didSet { refresh() }
    }

    /// The menu, which a long press shows, or a touch where `showsMenuAsPrimaryAction` is set; nil by default.
    open var menu: UIMenu? { didSet { menuDidChange(from: oldValue) } }
    /// The order of the menu's elements; automatic by default.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether the button's primary action changes a selection: that of the menu, whose chosen action is then the button's title,
    /// where it shows the menu, and otherwise `isSelected`. False by default.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange(from: menu) } }

    open override var showsMenuAsPrimaryAction: Bool {
        get { super.showsMenuAsPrimaryAction }
        set {
            super.showsMenuAsPrimaryAction = newValue
            menuDidChange(from: menu)
        }
    }

    /// A custom button of that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A button of that type, without a frame.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// A system button as large as it needs to be, with title, picture and handler of `primaryAction`.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { take(primaryAction) }
        sizeToFit()
    }

    /// A system button as large as it needs to be, with that look; it takes title and picture from `primaryAction` where
    /// `configuration` has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        // An initializer sets it unobserved.
        refresh()
        if let primaryAction { take(primaryAction) }
        sizeToFit()
    }

    /// A button of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        let type = (coder as? InterfaceCoder)?.values.choice("buttonType", Self.interfaceTypes)
        if let type, type != .custom { become(type) }
        finishDecoding(from: coder, as: UIButton.self)
    }

    private func setUp() {
        isOpaque = false
        words.lineBreakMode = .byTruncatingMiddle
        for view in [backgroundPicture, picture, words] { addSubview(view) }
        become(.custom)
    }

    private func become(_ type: ButtonType) {
        buttonType = type
        if type == .close {
            let mark = CloseMark(frame: .zero)
            closeMark = mark
            addSubview(mark)
        }
        if let name = type.symbolName {
            let large = UIImage.SymbolConfiguration(scale: .large)
            setImage(UIImage(systemName: name, withConfiguration: large), for: .normal)
        }
        // As UIKit does: 15 points for the system's buttons, 18 for others.
        words.font = .systemFont(ofSize: type.isTinted ? 15 : UIFont.buttonFontSize)
        refresh()
    }

    private func take(_ action: UIAction) {
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            setTitle(action.title, for: .normal)
            setImage(action.image, for: .normal)
        }
        addAction(action, for: .primaryActionTriggered)
    }

    override class var mayDraw: Bool { self != UIButton.self }

    override final var primaryEvent: Event { .touchUpInside }

    override final var showsSelection: Bool { isPopUp }

    override final var menuOrder: UIContextMenuConfiguration.ElementOrder { preferredMenuElementOrder }

    override final func primaryActionBegins() {
        if changesSelectionAsPrimaryAction, !isPopUp { isSelected.toggle() }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    /// The view of the words.
    open var titleLabel: UILabel? { words }

    /// The view of the picture.
    open var imageView: UIImageView? { picture }

    override final func stateDidChange() {
        // The button fades back after a press, and changes at once under one.
        let views: [UIView?] = [words, picture, closeMark]
        if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        guard buttonType != .custom, !isHighlighted, views.contains(where: { $0.map { $0.alpha < 1 } ?? false }) else {
            return refresh()
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.refresh()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        refresh()
    }

    /// Calls for `updateConfiguration()` before the next frame.
    open func setNeedsUpdateConfiguration() {
        awaitsConfiguration = true
        setNeedsLayout()
    }

    /// Adapts the configuration to the state, by `configurationUpdateHandler`; an override calls super.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    private func updateConfigurationIfNeeded() {
        guard awaitsConfiguration else { return }
        awaitsConfiguration = false
        updateConfiguration()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        configuration == nil ? layOutLook() : layOutConfiguration()
        closeMark?.frame = CGRect(
            x: bounds.midX - CloseMark.side / 2, y: bounds.midY - CloseMark.side / 2, width: CloseMark.side,
            height: CloseMark.side)
    }

    /// Invalidates the layout of the button and of its superview, and the intrinsic size.
    final func contentChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }

    /// Updates the views for the current state.
    final func refresh() {
        if configuration == nil {
            for view in [indicator, activity] as [UIView?] { view?.isHidden = true }
            picture.isHidden = false
        }
        configuration == nil ? showLook() : showConfiguration()
        closeMark?.isHidden = configuration != nil
        closeMark?.alpha = isHighlighted ? 0.2 : isEnabled ? 1 : 0.4
        contentChanged()
    }

    /// The room that the content needs.
    open override var intrinsicContentSize: CGSize {
        if configuration != nil { return sizeOfConfiguration }
        return closeMark == nil ? sizeOfLook : CGSize(width: CloseMark.side, height: CloseMark.side)
    }

    override var baselineOffsets: BaselineOffsets {
        let offsets = words.baselineOffsets
        let margin = (intrinsicContentSize.height - words.intrinsicContentSize.height) / 2
        return BaselineOffsets(top: margin + offsets.top, bottom: margin + offsets.bottom)
    }

    /// The room that the content needs, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The frame of the background within `bounds`; all of them by default.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The area of title and image within `bounds`: these without `contentEdgeInsets`; empty where nothing is left.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        let rect = bounds.inset(by: contentEdgeInsets)
        return rect.isNull ? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) : rect
    }

    /// The frame of the title within `contentRect`.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { lookRects(in: contentRect).title }

    /// The frame of the image within `contentRect`.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { lookRects(in: contentRect).image }
}
