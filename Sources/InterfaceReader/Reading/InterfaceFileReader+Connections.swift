import InterfaceFiles

extension InterfaceFileReader {
    mutating func connections(_ list: MarkupElement) -> [InterfaceConnection] {
        var connections: [InterfaceConnection] = []
        for child in list.children {
            var attributes = child.attributes
            guard let destination = attributes.removeValue(forKey: "destination") else {
                if Self.kinds.contains(child.name) {
                    report(child, "the \(child.name) has no destination and is left out; connect it anew")
                }
                continue
            }
            let id = attributes.removeValue(forKey: "id") ?? ""
            guard let kind = kind(child, &attributes) else { continue }
            var connection = InterfaceConnection(id: id, kind: kind, destination: destination)
            connection.attributes = attributes
            connection.line = child.line
            connections.append(connection)
        }
        return connections
    }

    private static let kinds: Set<String> = ["outlet", "outletCollection", "action", "segue"]

    /// The kind of a connection, whose attributes are removed from `attributes`; nil after a message.
    private mutating func kind(
        _ element: MarkupElement, _ attributes: inout [String: String]
    ) -> InterfaceConnection.Kind? {
        switch element.name {
        case "segue": return .segue(segue(element, &attributes))
        case "action":
            if let selector = attributes.removeValue(forKey: "selector") {
                return .action(selector: selector, event: attributes.removeValue(forKey: "eventType"))
            }
            report(element, "the action has no selector and is left out; connect it anew")
        case "outlet", "outletCollection":
            if let property = attributes.removeValue(forKey: "property") {
                return element.name == "outlet" ? .outlet(property: property) : .outletCollection(property: property)
            }
            report(element, "the \(element.name) has no property and is left out; connect it anew")
        default: return .other(element.name)
        }
        return nil
    }

    private mutating func segue(_ element: MarkupElement, _ attributes: inout [String: String]) -> InterfaceSegue {
        var segue = InterfaceSegue(kind: InterfaceSegue.Kind(name: attributes.removeValue(forKey: "kind") ?? "show"))
        if case .other(let name) = segue.kind { report(element, "the segue's kind '\(name)' is not known") }
        segue.identifier = attributes.removeValue(forKey: "identifier")
        segue.relationship = attributes.removeValue(forKey: "relationship")
        segue.customClass = attributes.removeValue(forKey: "customClass")
        segue.customModule = attributes.removeValue(forKey: "customModule")
        segue.modalPresentationStyle = attributes.removeValue(forKey: "modalPresentationStyle")
        segue.modalTransitionStyle = attributes.removeValue(forKey: "modalTransitionStyle")
        segue.unwindAction = attributes.removeValue(forKey: "unwindAction")
        segue.creationSelector = attributes.removeValue(forKey: "destinationCreationSelector")
        segue.animates = attributes.flag("animates") ?? true
        attributes.removeValue(forKey: "animates")
        segue.trigger = attributes.removeValue(forKey: "trigger")
        let view = attributes.removeValue(forKey: "popoverAnchorView")
        segue.popoverAnchor = attributes.removeValue(forKey: "popoverAnchorBarButtonItem") ?? view
        let column = attributes.removeValue(forKey: "splitViewControllerTargetIndex")
        segue.splitViewControllerTargetIndex = column.flatMap { Int($0) }
        for child in element.children {
            if let key = child.attributes["key"] {
                segue.properties[key] = value(child)
            } else {
                segue.properties[child.name] = .element(self.element(child))
            }
        }
        return segue
    }
}
