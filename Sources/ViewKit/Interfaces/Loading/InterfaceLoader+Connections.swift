import InterfaceFiles

extension InterfaceLoader {
    /// Sets the outlets and actions of `object` whose destinations are there, and has it trigger its segues.
    func connect(_ object: AnyObject, _ description: InterfaceObject) {
        var collections: [(name: String, members: [AnyObject], connection: InterfaceConnection)] = []
        for connection in description.connections {
            switch connection.kind {
            case .outlet(let property):
                guard let value = destination(of: connection) else { continue }
                setOutlet(property, of: object, to: value, description, connection)
            case .outletCollection(let property):
                guard let value = destination(of: connection) else { continue }
                if let index = collections.firstIndex(where: { $0.name == property }) {
                    collections[index].members.append(value)
                } else {
                    collections.append((property, [value], connection))
                }
            case .action(let selector, let event):
                guard let target = destination(of: connection) else { continue }
                connect(object, to: target, selector, event, description, connection)
            case .segue(let segue): connect(object, segue, description, connection)
            case .other: continue
            }
        }
        for (name, members, connection) in collections {
            setCollection(name, of: object, to: members, description, connection)
        }
    }

    /// The object that a connection leads to; nil where it was not made, such as one that the size class leaves out.
    private func destination(of connection: InterfaceConnection) -> AnyObject? { object(connection.destination) }

    // MARK: Outlets

    private func setOutlet(
        _ name: String, of object: AnyObject, to value: AnyObject, _ description: InterfaceObject,
        _ connection: InterfaceConnection
    ) {
        if BuiltInOutlets.set(name, of: object, to: value) { return }
        for part in library.parts(of: type(of: object)) {
            guard let outlet = part.outlets[name] ?? part.values[name] else { continue }
            if !outlet.set(object, [value]) {
                reportFault(
                    line: connection.line, id: description.id,
                    "the outlet \(name) of \(type(of: object)) is of type \(outlet.type), and is connected to an object "
                        + "of \(type(of: value)). Connect it to another object, or change its type.")
            }
            return
        }
        // A stand-in for a missing class has no outlets; a message has named the class, and its outlet may be left out with it.
        guard [object, value].allSatisfy({ !($0 is MissingClassView) && !($0 is MissingClassViewController) }) else {
            return
        }
        reportFault(
            line: connection.line, id: description.id,
            "\(type(of: object)) has no outlet \(name); on a phone this is an exception (not key value coding-compliant). "
                + "Remove the connection, or declare the outlet.")
    }

    private func setCollection(
        _ name: String, of object: AnyObject, to members: [AnyObject], _ description: InterfaceObject,
        _ connection: InterfaceConnection
    ) {
        if name == "gestureRecognizers", let view = object as? UIView {
            for case let recognizer as UIGestureRecognizer in members { view.addGestureRecognizer(recognizer) }
            return
        }
        for part in library.parts(of: type(of: object)) {
            guard let outlet = part.outlets[name] ?? part.values[name] else { continue }
            if !outlet.set(object, [members]) {
                reportFault(
                    line: connection.line, id: description.id,
                    "the outlet collection \(name) of \(type(of: object)) is of type \(outlet.type), and an object of another "
                        + "class is connected to it. Remove that connection, or change the type.")
            }
            return
        }
        reportFault(
            line: connection.line, id: description.id,
            "\(type(of: object)) has no outlet collection \(name). Remove the connection, or declare it.")
    }

    // MARK: Actions

    private func connect(
        _ object: AnyObject, to target: AnyObject, _ name: String, _ event: String?, _ description: InterfaceObject,
        _ connection: InterfaceConnection
    ) {
        // The first responder is none until the action is sent.
        let isFirstResponder = target === FirstResponderPlaceholder.shared
        let found = isFirstResponder ? library.responderAction(name) : library.action(name, of: target)
        guard let selector = found else {
            reportFault(
                line: connection.line, id: description.id,
                "no method with the name \(name) is declared with @IBAction in \(type(of: target)). Declare it, or remove the "
                    + "connection.")
            return
        }
        let receiver = isFirstResponder ? nil : target
        switch object {
        case let control as UIControl:
            let events = event.flatMap { InterfaceChoices.controlEvents[$0] } ?? control.interfaceEvents
            control.addTarget(receiver, action: selector, for: events)
        case let item as UIBarButtonItem:
            item.target = receiver
            item.action = selector
        case let recognizer as UIGestureRecognizer: if let receiver { recognizer.addTarget(receiver, action: selector) }
        default: break
        }
    }

    // MARK: Segues

    /// Has `controller` know the segues that begin at it, which code performs.
    func connectSegues(of controller: UIViewController, _ description: InterfaceObject) {
        self.controller = controller
        for connection in description.connections {
            if let segue = connection.segue { connect(controller, segue, description, connection) }
        }
    }

    private func connect(
        _ object: AnyObject, _ segue: InterfaceSegue, _ description: InterfaceObject, _ connection: InterfaceConnection
    ) {
        guard let controller, segue.kind != .relationship else { return }
        let known = controller.segueTemplates.first { $0.id == connection.id }
        let template = known ?? SegueTemplate(segue, by: connection, of: controller, loader: self)
        template.findAnchor(by: self)
        if segue.kind == .embed {
            guard let container = object as? UIView else { return }
            template.embed(in: container)
            return
        }
        if known == nil { controller.segueTemplates.append(template) }
        switch object {
        case let control as UIControl:
            control.addAction(
                UIAction { [weak template] in template?.trigger(by: $0.sender) }, for: control.interfaceEvents)
        case let item as UIBarButtonItem: item.send = { [weak template] in template?.trigger(by: $0) }
        case let recognizer as UIGestureRecognizer:
            recognizer.addTarget(template, action: SegueTemplate.recognize(_:))
        case let cell as UITableViewCell:
            let isAccessory = segue.trigger == "accessoryAction"
            if !isAccessory { cell.selectionSegue = template }
        case let cell as UICollectionViewCell: cell.selectionSegue = template
        default: break
        }
    }

    // MARK: Runtime attributes

    func setRuntimeAttributes(_ description: InterfaceObject, of object: AnyObject) {
        for attribute in description.runtimeAttributes {
            let values = attribute.value.map { RuntimeValue.candidates(of: $0, resources: file.resources) } ?? []
            let isNull = attribute.value == .null
            guard isNull || !values.isEmpty, !setValue(isNull ? nil : values, forKeyPath: attribute.keyPath, of: object)
            else { continue }
            report(
                description,
                "the runtime attribute \(attribute.keyPath) was not set: \(type(of: object)) has no such property with "
                    + "@IBInspectable or @objc. Declare it so, or remove the attribute.")
        }
    }

    /// Sets a property by a key path such as `layer.cornerRadius`; false where there is none.
    private func setValue(_ values: [Any]?, forKeyPath path: String, of object: AnyObject) -> Bool {
        for part in library.parts(of: type(of: object)) {
            if let property = part.values[path] ?? part.outlets[path] { return property.set(object, values) }
        }
        if let dot = path.firstIndex(of: ".") {
            guard let next = BuiltInValues.object(String(path[..<dot]), of: object) else { return false }
            return setValue(values, forKeyPath: String(path[path.index(after: dot)...]), of: next)
        }
        return BuiltInValues.set(path, of: object, to: values ?? [])
    }
}

extension UIControl {
    /// The event that an action or a segue without an event's name is for.
    fileprivate var interfaceEvents: Event { primaryEvent.isEmpty ? .touchUpInside : primaryEvent }
}
