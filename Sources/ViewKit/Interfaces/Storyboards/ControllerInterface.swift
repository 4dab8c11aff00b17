import InterfaceFiles

/// The part of an interface file that a controller comes from: its scene of a storyboard, or the nib of its view.
@MainActor final class ControllerInterface {
    /// The storyboard; nil for a nib.
    var storyboard: UIStoryboard? { loader?.storyboard }
    /// The name of the nib; nil for a scene.
    let nibName: String?
    /// The scene; nil before the controller is made.
    private var scene: InterfaceScene?
    /// The controller's object in the scene.
    private let description: InterfaceObject?
    private let loader: InterfaceLoader?
    /// The objects of the scene or nib besides the controller and its view, which nothing else keeps.
    private var topLevelObjects: [AnyObject] = []
    /// Connects the view's objects; nil once that was done.
    private var pending: (() -> Void)?

    /// The scene of the object that `coder` decodes.
    init(_ coder: InterfaceCoder) {
        description = coder.object
        loader = coder.loader
        nibName = nil
    }

    /// The nib of that name; nil for one with the name of the controller's class.
    init(nibName: String?) {
        self.nibName = nibName
        description = nil
        loader = nil
    }

    /// The id of the scene's controller; nil for a nib.
    var id: String? { description?.id }

    /// Whether both are of the same scene of a storyboard.
    func isOfSameScene(as other: ControllerInterface) -> Bool {
        guard let loader, let otherLoader = other.loader else { return false }
        return id == other.id && loader.file.name == otherLoader.file.name
    }

    /// Makes what does not need the view of `controller`: the segues that code performs, and where `scene` has no view, all other
    /// objects.
    func begin(_ scene: InterfaceScene, for controller: UIViewController) {
        self.scene = scene
        guard let loader, let description else { return }
        loader.connectSegues(of: controller, description)
        guard description.object("view") == nil else { return }
        makeTopLevelObjects()
        loader.connectFirst(controller, description)
    }

    private func makeTopLevelObjects() {
        guard let loader, let scene, let description else { return }
        topLevelObjects = loader.makeAll(scene.topLevelObjects.filter { $0.id != description.id })
    }

    /// Makes the view of `controller`; nil where the file has none.
    func makeView(for controller: UIViewController) -> UIView? {
        guard let loader, let description, let view = loader.makeView(description.object("view")) else {
            return makeNibView(for: controller)
        }
        makeTopLevelObjects()
        pending = { loader.finishController(controller, description) }
        return view
    }

    private func makeNibView(for controller: UIViewController) -> UIView? {
        guard let nib = UINib.ofController(controller, named: nibName) else { return nil }
        let (loader, scene) = nib.loader(owner: controller)
        topLevelObjects = loader.makeAll(scene.topLevelObjects)
        let connections = scene.filesOwner?.connections ?? []
        let id = connections.first { $0.kind == .outlet(property: "view") }?.destination
        pending = { loader.finishOwner(controller, scene) }
        return id.flatMap { loader.object($0) } as? UIView ?? topLevelObjects.lazy.compactMap { $0 as? UIView }.first
    }

    /// Connects the objects that came with the view, once the controller has that.
    func finish() {
        pending?()
        pending = nil
    }
}

extension InterfaceLoader {
    /// Has the `bar` that a container made already take the values of the file; one of an own class is reported.
    fileprivate func decode(_ description: InterfaceObject, into bar: UIView) {
        if let name = description.customClass {
            report(
                description,
                "the class \(name) of the bar is not used: a container has bars of UIKit's own classes here. Make the bar's look "
                    + "in code.")
        }
        bar.decode(description, by: self)
    }

    /// Connects a scene's controller and the objects of its view.
    fileprivate func finishController(_ controller: UIViewController, _ description: InterfaceObject) {
        self.controller = controller
        // They lie in the controller's view, which is there now.
        for guide in description.objects["layoutGuides"] ?? [] {
            let isTop = guide.attributes["type"] == "top"
            setObject(isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide, for: guide.id)
        }
        connectFirst(controller, description)
        finish()
        reportMissingOutlets(of: controller, description)
    }

    /// Connects the object that loads a nib, and the nib's objects.
    func finishOwner(_ owner: AnyObject?, _ scene: InterfaceScene) {
        controller = owner as? UIViewController
        if let owner, let description = scene.filesOwner {
            connectFirst(owner, description)
            finish()
            reportMissingOutlets(of: owner, description)
        } else {
            finish()
        }
    }
}

extension UIViewController {
    /// Makes the view of the controller's scene or nib; false where there is none.
    final func loadInterfaceView() -> Bool {
        if interface == nil, UINib.ofController(self, named: nil) != nil {
            interface = ControllerInterface(nibName: nil)
        }
        guard let view = interface?.makeView(for: self) else { return false }
        self.view = view
        return true
    }

    /// Reads the attributes, items and bars of a scene's controller, where `type` is the last class of ViewKit whose initializer
    /// runs.
    final func finishDecoding(from coder: NSCoder, as type: AnyClass) {
        guard let coder = coder as? InterfaceCoder, coder.ends(with: type) else { return }
        let loader = coder.loader
        let description = coder.object
        interface = ControllerInterface(coder)
        readAttributes(coder.values)
        if let item = description.object("tabBarItem").flatMap(loader.make) as? UITabBarItem { tabBarItem = item }
        if let item = description.object("navigationItem").flatMap(loader.make) as? UINavigationItem {
            ownNavigationItem = item
        }
        let items = loader.makeAll(description.objects["toolbarItems"]).compactMap { $0 as? UIBarButtonItem }
        if !items.isEmpty { toolbarItems = items }
        if let stack = self as? UINavigationController { stack.readBars(description, by: loader) }
        if let tabs = self as? UITabBarController, let bar = description.object("tabBar") {
            loader.decode(bar, into: tabs.tabBar)
        }
    }
}

extension UINavigationController {
    fileprivate func readBars(_ description: InterfaceObject, by loader: InterfaceLoader) {
        if let bar = description.object("navigationBar") { loader.decode(bar, into: navigationBar) }
        if let bar = description.object("toolbar") { loader.decode(bar, into: toolbar) }
        let values = loader.values(of: description)
        if let value = values.bool("navigationBarHidden") { isNavigationBarHidden = value }
        if let value = values.bool("toolbarHidden") { isToolbarHidden = value }
        if values.attributes["toolbarInheritedHidden"] != nil { isToolbarHidden = true }
    }
}
