/// Words or a picture in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// The words.
    open var title: String? {
        didSet { whenChanged?() }
    }
    /// The picture, which goes before the words.
    open var image: UIImage? {
        didSet { whenChanged?() }
    }
    /// Whether the item can be tapped on; true by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { whenChanged?() } }
    }
    /// A number for the owner's use; 0 by default.
    open var tag = 0
    /// The attributes of the title, by the states in which they hold.
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Called when a property is set; updates the bar.
    final var whenChanged: (() -> Void)?

    /// An item without words or picture.
    public required override init() { super.init() }

    /// Sets the attributes of the title in `state`; nil for those of the bar, which also fill in what they lack.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        whenChanged?()
    }

    /// The attributes that were set for `state`; nil where none were.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// The title with `attributes`, and with those that are set for `state`, or else for the normal one; nil where none are.
    final func attributedTitle(
        _ title: String, for state: UIControl.State, besides attributes: [NSAttributedString.Key: Any]
    ) -> NSAttributedString? {
        guard let own = titleTextAttributes(for: state) ?? titleTextAttributes(for: .normal) else { return nil }
        return NSAttributedString(string: title, attributes: attributes.merging(own) { _, new in new })
    }

    /// An item of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init()
        guard let coder = coder as? InterfaceCoder else { return nil }
        readAttributes(coder.values)
    }
}
