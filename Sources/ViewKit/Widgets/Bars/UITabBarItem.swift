/// An item that represents a controller in a tab bar: a title and images.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The picture while the item is selected; `image` where it is nil.
    open var selectedImage: UIImage? {
        didSet { whenChanged?() }
    }

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

    /// An item of the system with its words and picture, and a number.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
    }
}
