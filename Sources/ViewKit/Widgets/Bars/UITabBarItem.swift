/// An item that represents a controller in a tab bar: a title and images.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
    /// The words under the picture.
    open var title: String? {
        didSet { whenChanged?() }
    }
    /// The picture.
    open var image: UIImage? {
        didSet { whenChanged?() }
    }
    /// The picture while the item is selected; `image` where it is nil.
    open var selectedImage: UIImage? {
        didSet { whenChanged?() }
    }
    /// A number for the owner's use; 0 by default.
    open var tag = 0
    /// Called when title or images have changed; set by the bar that shows the item.
    final var whenChanged: (() -> Void)?

    /// An item without words or picture.
    public override init() { super.init() }

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

    /// An item of the system with its words and picture, and a number.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
    }
}
