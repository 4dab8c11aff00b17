/// An item that represents a controller in a tab bar: a title and images.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The picture while the item is selected; `image` where it is nil.
    open var selectedImage: UIImage? {
        didSet { whenChanged?() }
    }

    /// The words in a badge at the picture, such as a number; nil, the default, for no badge.
    open var badgeValue: String? {
        didSet { whenChanged?() }
    }
    /// The colour of the badge; nil, the default, for the system's red.
    open var badgeColor: UIColor? {
        didSet { whenChanged?() }
    }
    private final var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// An item without words or picture.
    public required init() { super.init() }

    /// An item of an interface file; nil for other archives.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An item with words, a picture and a number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// An item with words and two pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Sets the font and the colour of the badge's words in `state`; those of `.normal` hold for all states without their own.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state] = textAttributes
        whenChanged?()
    }

    /// The attributes that were set for `state`; nil where none were.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    /// The attributes of the badge's words, white in 13 points where nothing else is set.
    final func shownBadgeAttributes(isSelected: Bool) -> [NSAttributedString.Key: Any] {
        let own = isSelected ? badgeAttributes[.selected] ?? badgeAttributes[.normal] : badgeAttributes[.normal]
        return [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white].merging(own ?? [:]) { $1 }
    }

    /// An item of the system with its words and picture, and a number.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
    }
}
