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
    /// Called when a property is set; updates the bar.
    final var whenChanged: (() -> Void)?

    /// An item without words or picture.
    public required override init() { super.init() }

    /// An item of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init()
        guard let coder = coder as? InterfaceCoder else { return nil }
        readAttributes(coder.values)
    }
}
