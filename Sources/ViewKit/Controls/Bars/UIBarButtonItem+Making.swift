// These stand in an extension of a protocol, because only there a parameter can have the type `Self`.
extension NSObjectProtocol where Self: UIBarButtonItem {
    /// An item with words that calls `action` of `target`, which it does not keep alive.
    @preconcurrency @MainActor public init<Target: AnyObject>(
        title: String?, style: UIBarButtonItem.Style, target: Target,
        action: @escaping (Target) -> @MainActor (Self) -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        call(target) { action($0)($1) }
    }

    /// The same for a method without a sender.
    @preconcurrency @MainActor public init<Target: AnyObject>(
        title: String?, style: UIBarButtonItem.Style, target: Target,
        action: @escaping (Target) -> @MainActor () -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        call(target) { target, _ in action(target)() }
    }

    /// An item with a picture that calls `action` of `target`, which it does not keep alive.
    @preconcurrency @MainActor public init<Target: AnyObject>(
        image: UIImage?, style: UIBarButtonItem.Style, target: Target,
        action: @escaping (Target) -> @MainActor (Self) -> Void
    ) {
        self.init(image: image, style: style, target: nil, action: nil)
        call(target) { action($0)($1) }
    }

    /// The same for a method without a sender.
    @preconcurrency @MainActor public init<Target: AnyObject>(
        image: UIImage?, style: UIBarButtonItem.Style, target: Target,
        action: @escaping (Target) -> @MainActor () -> Void
    ) {
        self.init(image: image, style: style, target: nil, action: nil)
        call(target) { target, _ in action(target)() }
    }

    /// An item of the system that calls `action` of `target`, which it does not keep alive.
    @preconcurrency @MainActor public init<Target: AnyObject>(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Target,
        action: @escaping (Target) -> @MainActor (Self) -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        call(target) { action($0)($1) }
    }

    /// The same for a method without a sender.
    @preconcurrency @MainActor public init<Target: AnyObject>(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Target,
        action: @escaping (Target) -> @MainActor () -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        call(target) { target, _ in action(target)() }
    }

    /// An item with words that calls `action` of `target`, which it does not keep alive; without an action it does nothing,
    /// and without a target the first responder that has the method takes it.
    @preconcurrency @MainActor public init(
        title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// The same with a picture.
    @preconcurrency @MainActor public init(
        image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// The same of the system, such as room.
    @preconcurrency @MainActor public init(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
    ) {
        self.init()
        become(systemItem)
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// An item that shows `customView`.
    @preconcurrency @MainActor public init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// An item with the words and the picture of `primaryAction`, or with its own, which runs it.
    @preconcurrency @MainActor public init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?
    ) {
        self.init()
        (self.title, self.image, self.primaryAction) = (title, image, primaryAction)
    }

    /// An item of the system that runs `primaryAction`.
    @preconcurrency @MainActor public init(
        systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil
    ) {
        self.init()
        become(systemItem)
        self.primaryAction = primaryAction
    }

    @MainActor private func call<Target: AnyObject>(
        _ target: Target, _ send: @escaping @MainActor (Target, Self) -> Void
    ) {
        self.send = { [weak target] sender in
            if let target, let sender = sender as? Self { send(target, sender) }
        }
    }
}

extension UIBarButtonItem {
    /// Room as wide as `width` points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// Room that is shared out between the buttons beside it.
    public class func flexibleSpace() -> Self { Self(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }

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
        }
    }
}
