import InterfaceFiles

extension InterfaceLoader {
    /// Makes the object of `description` with all that it holds; nil for an element that stands for none.
    ///
    /// A class that is nowhere is reported; in its place stands a view with the class's name, or an object of the kind's own
    /// class.
    func make(_ description: InterfaceObject) -> AnyObject? {
        if let view = InterfaceKinds.views[description.kind] { return makeView(description, as: view) }
        if let controller = InterfaceKinds.controllers[description.kind] {
            return makeController(description, as: controller)
        }
        if let layout = InterfaceKinds.layouts[description.kind] {
            return make(description, as: layout) { $0.init(coder: $1) }
        }
        if let item = InterfaceKinds.barItems[description.kind] {
            return make(description, as: item) { $0.init(coder: $1) }
        }
        if description.kind == InterfaceKinds.tabBarItem {
            return make(description, as: UITabBarItem.self) { $0.init(coder: $1) }
        }
        if description.kind == InterfaceKinds.navigationItem {
            return make(description, as: UINavigationItem.self) { $0.init(coder: $1) }
        }
        if let recognizer = InterfaceKinds.recognizers[description.kind] {
            return makeRecognizer(description, recognizer)
        }
        if description.kind == "customObject" { return makeObject(description) }
        return makeMissing(description)
    }

    /// The class of `description`, the kind's own where it names none; nil for one that is nowhere, or of another kind, which
    /// is reported.
    func ownClass<Kind: AnyObject>(of description: InterfaceObject, _ kind: Kind.Type) -> Kind.Type? {
        guard let name = description.customClass else { return kind }
        if let own = library.type(named: name) as? Kind.Type { return own }
        let isOther = library.type(named: name) != nil
        let module = description.customModule.map { " of the module \($0)" } ?? ""
        report(
            description,
            isOther
                ? "the class \(name) is no \(kind). Choose another class in the identity inspector."
                : "the class \(name)\(module) is not among the opened files. Open the files that declare it, too.")
        return nil
    }

    private func make<Kind: NSObject>(
        _ description: InterfaceObject, as kind: Kind.Type, _ make: (Kind.Type, NSCoder) -> Kind?
    ) -> AnyObject? {
        let type = ownClass(of: description, kind) ?? kind
        guard let object = make(type, InterfaceCoder(description, by: self, as: type)) else {
            reportNil(description, type)
            return nil
        }
        append(object, for: description)
        return object
    }

    private func makeView(_ description: InterfaceObject, as kind: UIView.Type) -> AnyObject? {
        guard let type = ownClass(of: description, UIView.self as UIView.Type).map({ $0 == UIView.self ? kind : $0 })
        else { return makeMissing(description) }
        let coder = InterfaceCoder(description, by: self, as: type)
        guard let view = type.init(coder: coder) else {
            reportNil(description, type)
            return makeMissing(description)
        }
        append(view, for: description)
        return view
    }

    private func makeController(_ description: InterfaceObject, as kind: UIViewController.Type) -> AnyObject? {
        let type = ownClass(of: description, kind) ?? kind
        let coder = InterfaceCoder(description, by: self, as: type)
        let made = creator.flatMap { $0(coder) } ?? type.init(coder: coder)
        guard let controller = made ?? kind.init(coder: InterfaceCoder(description, by: self, as: kind)) else {
            return nil
        }
        if made == nil { reportNil(description, type) }
        append(controller, for: description)
        return controller
    }

    private func makeRecognizer(
        _ description: InterfaceObject, _ make: @MainActor () -> UIGestureRecognizer
    ) -> AnyObject? {
        let own: AnyClass? = description.customClass.flatMap { library.type(named: $0) }
        let maker = own.flatMap { library.parts(of: $0).first?.maker }
        if let name = description.customClass, maker == nil {
            report(
                description,
                "no object of the class \(name) can be made. Open the files that declare it, with the initializers of its "
                    + "superclass.")
        }
        guard let recognizer = maker?() as? UIGestureRecognizer ?? make() as UIGestureRecognizer? else { return nil }
        recognizer.readAttributes(values(of: description))
        append(recognizer, for: description)
        return recognizer
    }

    /// Makes an object that is neither a view nor a controller, such as a delegate or an animator.
    private func makeObject(_ description: InterfaceObject) -> AnyObject? {
        guard let name = description.customClass else { return nil }
        guard let type = library.type(named: name), let object = library.parts(of: type).first?.maker?() else {
            report(
                description,
                "no object of the class \(name) can be made. Open the files that declare it, with an initializer without "
                    + "arguments.")
            return nil
        }
        append(object, for: description)
        return object
    }

    /// Makes a view, or a controller, that stands for one of a class that is not there; nil for other kinds of objects.
    private func makeMissing(_ description: InterfaceObject) -> AnyObject? {
        let isController = description.kind.hasSuffix("Controller")
        let isView = description.properties["frame"] != nil
        guard isController || isView else { return nil }
        let name = description.customClass ?? Self.className(of: description.kind)
        if description.customClass == nil {
            report(description, "\(name) is not there. Segue has no such class; an empty place stands for it.")
        }
        if isController {
            let controller = MissingClassViewController(named: name)
            append(controller, for: description)
            return controller
        }
        guard let view = MissingClassView(coder: InterfaceCoder(description, by: self, as: MissingClassView.self))
        else {
            return nil
        }
        view.name = name
        append(view, for: description)
        return view
    }

    /// The class that the element of that name stands for on iOS.
    private static func className(of kind: String) -> String {
        let others = ["mapView": "MKMapView", "wkWebView": "WKWebView", "sceneView": "SCNView", "skView": "SKView"]
        return others[kind] ?? "UI" + kind.prefix(1).uppercased() + kind.dropFirst()
    }

    private func reportNil(_ description: InterfaceObject, _ type: AnyClass) {
        report(
            description, "init(coder:) of \(type) returned nil. Have it call super.init(coder:), and return the object."
        )
    }
}
