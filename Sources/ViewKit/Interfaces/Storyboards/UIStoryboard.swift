import InterfaceFiles

/// The screens of a storyboard file, and the segues between them.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    /// Makes the controller of a scene in place of its `init(coder:)`.
    typealias Creator = (NSCoder) -> UIViewController?

    private let file: InterfaceFile
    private let library: InterfaceLibrary

    /// The storyboard with that name in the app's bundle.
    ///
    /// Raises an exception if there is none, as on iOS.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        library = .current
        if let file = library.file(name, .storyboard) {
            self.file = file
            super.init()
        } else {
            file = InterfaceFile(kind: .storyboard, name: "\(name).storyboard")
            super.init()
            FaultLog.current.raise(
                "NSInvalidArgumentException", by: self,
                "could not find a storyboard named '\(name)' in the app's bundle")
        }
    }

    /// The storyboard `file` of the app with that library.
    init(_ file: InterfaceFile, of library: InterfaceLibrary) {
        self.file = file
        self.library = library
        super.init()
    }

    /// The controller at which the storyboard begins; nil where it does not say.
    open func instantiateInitialViewController() -> UIViewController? {
        file.initialController.flatMap { makeController(withID: $0) }
    }

    /// The controller at which the storyboard begins, made by `creator` where it returns one.
    public final func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        file.initialController.flatMap { makeController(withID: $0, creator: Self.plain(creator)) as? ViewController }
    }

    /// The controller with that storyboard ID.
    ///
    /// Raises an exception if there is none, as on iOS.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(named: identifier, creator: nil) ?? UIViewController()
    }

    /// The controller with that storyboard ID, made by `creator` where it returns one.
    ///
    /// Raises an exception if there is none, or it is of another class, as on iOS.
    public final func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let controller = controller(named: identifier, creator: Self.plain(creator)) as? ViewController else {
            // Nothing of that class can be returned.
            preconditionFailure(
                "the scene \(identifier) of \(file.name) has no controller of the class \(ViewController.self)")
        }
        return controller
    }

    private static func plain<ViewController: UIViewController>(_ creator: ((NSCoder) -> ViewController?)?) -> Creator?
    {
        creator.map { creator in { creator($0) } }
    }

    private func controller(named identifier: String, isPart: Bool = false, creator: Creator?) -> UIViewController? {
        let description = file.scenes.lazy.compactMap(\.controller).first {
            $0.attributes["storyboardIdentifier"] == identifier
        }
        guard let description else {
            FaultLog.current.raise(
                "NSInvalidArgumentException", by: self,
                "\(file.name) doesn't contain a view controller with identifier '\(identifier)'")
            return nil
        }
        return makeController(withID: description.id, isPart: isPart, creator: creator)
    }

    /// The controller of the scene `name` of a storyboard, by its storyboard ID or by its id in the file; nil where there is none.
    package static func controller(of storyboard: String, named name: String) -> UIViewController? {
        let library = InterfaceLibrary.current
        guard let file = library.file(storyboard, .storyboard) else { return nil }
        let controllers = file.scenes.compactMap(\.controller)
        let found =
            controllers.first { $0.attributes["storyboardIdentifier"] == name } ?? controllers.first { $0.id == name }
        return found.flatMap { UIStoryboard(file, of: library).makeController(withID: $0.id) }
    }

    /// The tint of all windows; nil for the system's.
    final var tintColor: UIColor? { file.tintColor.flatMap { InterfaceAssets.color($0) } }

    /// Makes the controller with that id in the file; nil for one that is not there, which is reported, as is one that the file
    /// puts into itself where it `isPart` of another one.
    func makeController(withID id: String, isPart: Bool = false, creator: Creator? = nil) -> UIViewController? {
        guard let scene = file.scenes.first(where: { $0.controller?.id == id }), let description = scene.controller
        else {
            FaultLog.current.report(
                at: file.name, "no scene has the controller \(id). Save the storyboard again in Xcode.")
            return nil
        }
        let place = "\(file.name) \(id)"
        let isNew = library.pendingScenes.insert(place).inserted
        guard isNew || !isPart else {
            FaultLog.current.report(
                at: "\(file.name):\(description.line): \(id)",
                "the scene contains itself. Remove the segue that leads to it.")
            return nil
        }
        defer { if isNew { library.pendingScenes.remove(place) } }
        if description.kind == "viewControllerPlaceholder" { return makeReferenced(description, creator) }
        let loader = InterfaceLoader(file, library: library, storyboard: self)
        loader.creator = creator
        loader.setPlaceholders(of: scene)
        guard let controller = loader.make(description) as? UIViewController else { return nil }
        // It may keep the controller that the segue begins at.
        loader.creator = nil
        loader.controller = controller
        controller.interface?.begin(scene, for: controller)
        // They are there when the attributes of the container choose one of them.
        setRelated(controller, description)
        loader.finish()
        return controller
    }

    /// The controller of another storyboard, or of another scene, that a reference names.
    private func makeReferenced(_ reference: InterfaceObject, _ creator: Creator?) -> UIViewController? {
        var storyboard = self
        if let name = reference.attributes["storyboardName"] {
            guard let file = library.file(name, .storyboard) else {
                FaultLog.current.report(
                    at: "\(file.name):\(reference.line): \(reference.id)",
                    "the storyboard \(name) is not among the app's files. Open the folder that holds it, too.")
                return MissingClassViewController(named: "\(name).storyboard")
            }
            storyboard = UIStoryboard(file, of: library)
        }
        guard let name = reference.attributes["referencedIdentifier"] else {
            guard let id = storyboard.file.initialController else { return nil }
            return storyboard.makeController(withID: id, isPart: true, creator: creator)
        }
        return storyboard.controller(named: name, isPart: true, creator: creator)
    }

    /// Gives a container the controllers that belong to it.
    private func setRelated(_ controller: UIViewController, _ description: InterfaceObject) {
        let segues = description.connections.filter { $0.segue?.kind == .relationship }
        guard !segues.isEmpty else { return }
        let related = segues.compactMap { connection in
            makeController(withID: connection.destination, isPart: true).map { (connection.segue?.relationship, $0) }
        }
        if let stack = controller as? UINavigationController {
            stack.viewControllers = related.filter { $0.0 == "rootViewController" }.map(\.1)
        }
        if let tabs = controller as? UITabBarController {
            tabs.viewControllers = related.filter { $0.0 == "viewControllers" }.map(\.1)
        }
    }
}

extension InterfaceLoader {
    /// Has the placeholders of `scene` stand for what is not in the file.
    func setPlaceholders(of scene: InterfaceScene, owner: AnyObject? = nil) {
        for object in scene.objects where object.kind == "placeholder" {
            let isOwner = object.attributes["placeholderIdentifier"] == "IBFilesOwner"
            setObject(isOwner ? owner : FirstResponderPlaceholder.shared, for: object.id)
        }
    }
}
