import InterfaceFiles

/// The text form of an interface file: all that was read, one line for each part, in an order that is always the same.
struct InterfaceDump {
    private(set) var text = ""
    private var depth = 0

    init(_ file: InterfaceFile) {
        line("\(file.kind)", ("name", file.name), ("initial", file.initialController))
        nested { dump in
            dump.attributes(file.attributes)
            if let device = file.device {
                let size = device.size.map(InterfaceDump.text)
                dump.line(
                    "device", (device.id, device.orientation), ("appearance", device.appearance), ("size", size))
            }
            if let tint = file.tintColor { dump.line("tint", (nil, Self.text(tint))) }
            for element in file.elements { dump.element(element) }
            dump.resources(file.resources)
            for scene in file.scenes { dump.scene(scene) }
        }
    }

    private mutating func scene(_ scene: InterfaceScene) {
        let location = scene.canvasLocation.map { "\($0.x),\($0.y)" }
        let controller = scene.controller?.id
        line("scene", (nil, scene.id), ("at", location), ("controller", controller), ("line", "\(scene.line)"))
        nested { dump in
            for element in scene.elements { dump.element(element) }
            for object in scene.objects { dump.object(object) }
        }
    }

    private mutating func resources(_ resources: InterfaceResources) {
        for image in resources.images {
            line("image", (image.name, image.catalog ?? "app"), ("size", image.size.map(Self.text)))
        }
        for (name, color) in resources.namedColors.sorted(by: { $0.key < $1.key }) {
            line("namedColor", (name, Self.text(color)))
        }
        for (name, color) in resources.systemColors.sorted(by: { $0.key < $1.key }) {
            line("systemColor", (name, Self.text(color)))
        }
    }

    private mutating func object(_ object: InterfaceObject) {
        let type = object.customClass.map { "\(object.customModule ?? "-").\($0)" }
        line(object.kind, (nil, object.id), ("key", object.key), ("class", type), ("line", "\(object.line)"))
        nested { dump in
            dump.attributes(object.attributes)
            dump.properties(object.properties)
            for attribute in object.runtimeAttributes {
                dump.line("runtime", ("type", attribute.type), ("keyPath", attribute.keyPath))
                if let value = attribute.value { dump.nested { $0.value(value, of: "value") } }
            }
            for variation in object.variations { dump.variation(variation) }
            for connection in object.connections { dump.connection(connection) }
            for constraint in object.constraints { dump.constraint(constraint) }
            for (name, list) in object.objects.sorted(by: { $0.key < $1.key }) {
                dump.line("[\(name)]")
                dump.nested { dump in
                    for object in list { dump.object(object) }
                }
            }
        }
    }

    private mutating func constraint(_ constraint: InterfaceConstraint) {
        let standard = constraint.isSymbolic ? constraint.symbolicType ?? "standard" : nil
        line(
            "constraint", (nil, constraint.id), (nil, constraint.firstItem), (nil, constraint.firstAttribute),
            (nil, constraint.relation.rawValue), (nil, constraint.secondItem), (nil, constraint.secondAttribute),
            ("multiplier", "\(constraint.multiplier)"), ("constant", "\(constraint.constant)"),
            ("priority", "\(constraint.priority)"), ("identifier", constraint.identifier), ("symbolic", standard),
            ("placeholder", constraint.isPlaceholder ? "YES" : nil), ("line", "\(constraint.line)"))
        nested { dump in
            dump.attributes(constraint.attributes)
            for attribute in constraint.runtimeAttributes {
                dump.line("runtime", ("type", attribute.type), ("keyPath", attribute.keyPath))
            }
            for variation in constraint.variations { dump.variation(variation) }
        }
    }

    private mutating func variation(_ variation: InterfaceVariation) {
        line("variation", (nil, variation.key))
        nested { dump in
            dump.attributes(variation.attributes)
            dump.properties(variation.properties)
            for (list, mask) in variation.masks.sorted(by: { $0.key < $1.key }) {
                let included = mask.included.isEmpty ? nil : mask.included.joined(separator: " ")
                let excluded = mask.excluded.isEmpty ? nil : mask.excluded.joined(separator: " ")
                dump.line("mask", (nil, list), ("included", included), ("excluded", excluded))
            }
        }
    }

    private mutating func connection(_ connection: InterfaceConnection) {
        let ends = [("to", connection.destination), ("id", connection.id), ("line", "\(connection.line)")]
        switch connection.kind {
        case .outlet(let property): line("outlet", [(nil, property)] + ends)
        case .outletCollection(let property): line("outletCollection", [(nil, property)] + ends)
        case .action(let selector, let event): line("action", [(nil, selector), ("event", event)] + ends)
        case .other(let name): line("other", [(nil, name)] + ends)
        case .segue(let segue): line("segue", [(nil, segue.kind.name)] + Self.words(of: segue) + ends)
        }
        nested { dump in
            dump.attributes(connection.attributes)
            dump.properties(connection.segue?.properties ?? [:])
        }
    }

    private static func words(of segue: InterfaceSegue) -> [(String?, String?)] {
        [
            ("identifier", segue.identifier), ("relationship", segue.relationship), ("class", segue.customClass),
            ("module", segue.customModule), ("presentation", segue.modalPresentationStyle),
            ("transition", segue.modalTransitionStyle), ("unwind", segue.unwindAction),
            ("creation", segue.creationSelector), ("animates", segue.animates ? nil : "NO"),
            ("trigger", segue.trigger), ("anchor", segue.popoverAnchor),
            ("column", segue.splitViewControllerTargetIndex.map { "\($0)" }),
        ]
    }

    private mutating func element(_ element: InterfaceElement, of key: String? = nil) {
        let text = element.text.isEmpty ? nil : element.text
        line("<\(element.name)>", ("key", key), ("text", text))
        nested { dump in
            dump.attributes(element.attributes)
            dump.properties(element.properties)
            for child in element.children { dump.element(child) }
        }
    }

    private mutating func attributes(_ attributes: [String: String]) {
        guard !attributes.isEmpty else { return }
        line("attributes", attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }

    private mutating func properties(_ properties: [String: InterfaceValue]) {
        for (name, value) in properties.sorted(by: { $0.key < $1.key }) { self.value(value, of: name) }
    }

    private mutating func value(_ value: InterfaceValue, of name: String) {
        switch value {
        case .element(let element): self.element(element, of: name)
        case .list(let list):
            line("\(name):", (nil, "list"))
            nested { dump in
                for value in list { dump.value(value, of: "-") }
            }
        case .attributedString(let string):
            line("\(name):", (nil, "attributed"))
            nested { dump in
                for fragment in string.fragments { dump.fragment(fragment) }
            }
        case .image(let image):
            line("\(name):", ("image", image.name), ("catalog", image.catalog))
            nested { $0.attributes(image.attributes) }
        default: line("\(name):", (nil, Self.text(value)))
        }
    }

    private mutating func fragment(_ fragment: InterfaceAttributedString.Fragment) {
        line("fragment", ("text", fragment.text))
        nested { dump in
            dump.properties(fragment.attributes)
            guard let style = fragment.paragraphStyle else { return }
            let metrics: [(String?, String?)] = style.metrics.sorted { $0.key < $1.key }.map { ($0.key, "\($0.value)") }
            let direction = style.baseWritingDirection
            dump.line(
                "paragraph",
                [("alignment", style.alignment), ("break", style.lineBreakMode), ("direction", direction)] + metrics)
        }
    }

    // MARK: Lines

    private mutating func nested(_ body: (inout Self) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    private mutating func line(_ name: String, _ words: (String?, String?)...) { line(name, words) }

    /// Appends a line of `name` and of those words that have a value.
    private mutating func line(_ name: String, _ words: [(String?, String?)]) {
        let shown = words.compactMap { word in
            word.1.map { value in
                let escaped = value.replacing("\n", with: "\\n")
                let quoted = escaped.isEmpty || escaped.contains(" ") ? "\"\(escaped)\"" : escaped
                return word.0.map { "\($0)=\(quoted)" } ?? quoted
            }
        }
        text += String(repeating: "  ", count: depth) + ([name] + shown).joined(separator: " ") + "\n"
    }
}
