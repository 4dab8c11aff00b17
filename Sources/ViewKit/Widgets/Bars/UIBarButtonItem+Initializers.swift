/// The usual ways to make an item.
extension UIBarButtonItem {
    /// An item with words that calls `action` of `target`, which it does not keep alive.
    public convenience init<Target: AnyObject>(
        title: String?, style: UIBarButtonItem.Style, target: Target,
        action: @escaping (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        call(target) { action($0)($1) }
    }

    /// The same for a method that takes a class of items; for an item of another class it is not called.
    public convenience init<Target: AnyObject, Sender: UIBarButtonItem>(
        title: String?, style: UIBarButtonItem.Style, target: Target,
        action: @escaping (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        call(target) { target, sender in (sender as? Sender).map { action(target)($0) } }
    }

    /// The same for a method without a sender.
    public convenience init<Target: AnyObject>(
        title: String?, style: UIBarButtonItem.Style, target: Target,
        action: @escaping (Target) -> @MainActor () -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        call(target) { target, _ in action(target)() }
    }

    /// An item with a picture that calls `action` of `target`, which it does not keep alive.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: UIBarButtonItem.Style, target: Target,
        action: @escaping (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(image: image, style: style, target: nil, action: nil)
        call(target) { action($0)($1) }
    }

    /// The same for a method that takes a class of items; for an item of another class it is not called.
    public convenience init<Target: AnyObject, Sender: UIBarButtonItem>(
        image: UIImage?, style: UIBarButtonItem.Style, target: Target,
        action: @escaping (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(image: image, style: style, target: nil, action: nil)
        call(target) { target, sender in (sender as? Sender).map { action(target)($0) } }
    }

    /// The same for a method without a sender.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: UIBarButtonItem.Style, target: Target,
        action: @escaping (Target) -> @MainActor () -> Void
    ) {
        self.init(image: image, style: style, target: nil, action: nil)
        call(target) { target, _ in action(target)() }
    }

    /// An item of the system that calls `action` of `target`, which it does not keep alive.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Target,
        action: @escaping (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        call(target) { action($0)($1) }
    }

    /// The same for a method that takes a class of items; for an item of another class it is not called.
    public convenience init<Target: AnyObject, Sender: UIBarButtonItem>(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Target,
        action: @escaping (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        call(target) { target, sender in (sender as? Sender).map { action(target)($0) } }
    }

    /// The same for a method without a sender.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Target,
        action: @escaping (Target) -> @MainActor () -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        call(target) { target, _ in action(target)() }
    }

    /// An item with words that calls `action` of `target`, which it does not keep alive; without an action it does nothing,
    /// and without a target the first responder that has the method takes it.
    public convenience init(
        title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// The same with a picture.
    public convenience init(
        image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// The same of the system, such as room.
    public convenience init(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
    ) {
        self.init()
        become(systemItem)
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// An item that shows `customView`.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// An item with the words and the picture of `primaryAction`, or with its own, which runs it; without it, a tap shows `menu`.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// An item of the system that runs `primaryAction`; without it, a tap shows `menu`.
    public convenience init(
        systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        become(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// An item with words or a picture that calls `action` of `target`; a long press shows `menu`.
    public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu?) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }

    private func call<Target: AnyObject>(
        _ target: Target, _ send: @escaping @MainActor (Target, UIBarButtonItem) -> Void
    ) {
        self.send = { [weak target] sender in
            if let target { send(target, sender) }
        }
    }
}

extension UIBarButtonItem {
    /// Room as wide as `width` points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self()
        item.become(.fixedSpace)
        item.width = width
        return item
    }

    /// Room that is shared out between the buttons beside it.
    public class func flexibleSpace() -> Self {
        let item = Self()
        item.become(.flexibleSpace)
        return item
    }

    final func become(_ item: SystemItem) {
        systemItem = item
        switch item {
        case .done: (title, style) = ("Done", .done)
        case .cancel: title = "Cancel"
        case .edit: title = "Edit"
        case .save: (title, style) = ("Save", .done)
        case .add: image = BarSymbols.plus
        case .undo: title = "Undo"
        case .redo: title = "Redo"
        case .flexibleSpace, .fixedSpace: break
        default: image = item.symbolName.flatMap { UIImage(systemName: $0) }
        }
    }
}
