import InterfaceFiles

extension InterfaceFile {
    /// Removes the parts whose names begin with "unknown".
    mutating func removeUnknownParts() {
        attributes.removeUnknown()
        elements.removeUnknown()
        for scene in scenes.indices {
            scenes[scene].elements.removeUnknown()
            scenes[scene].objects.removeUnknown()
        }
    }
}

extension [String: String] {
    fileprivate mutating func removeUnknown() { self = filter { !$0.key.hasPrefix("unknown") } }
}

extension [String: InterfaceValue] {
    fileprivate mutating func removeUnknown() {
        self = filter { !$0.key.hasPrefix("unknown") }
        for (name, value) in self {
            let known = value.removingUnknown
            // A list of objects is kept as an element where it holds something that is no object.
            let isRest = known != value && known == .element(InterfaceElement(name: name)) && Self.lists.contains(name)
            self[name] = isRest ? nil : known
        }
    }

    private static var lists: Set<String> {
        [
            "cells", "gestureRecognizers", "layoutGuides", "leftBarButtonItems", "sections", "segments", "subviews",
            "toolbarItems",
        ]
    }
}

extension [InterfaceElement] {
    fileprivate mutating func removeUnknown() {
        removeAll { $0.name.hasPrefix("unknown") }
        for index in indices { self[index].removeUnknownParts() }
    }
}

extension [InterfaceObject] {
    fileprivate mutating func removeUnknown() {
        removeAll { $0.kind.hasPrefix("unknown") }
        for index in indices { self[index].removeUnknownParts() }
    }
}

extension [InterfaceVariation] {
    fileprivate mutating func removeUnknown() {
        for index in indices {
            self[index].attributes.removeUnknown()
            self[index].properties.removeUnknown()
        }
    }
}

extension InterfaceElement {
    fileprivate mutating func removeUnknownParts() {
        attributes.removeUnknown()
        properties.removeUnknown()
        children.removeUnknown()
    }
}

extension InterfaceValue {
    fileprivate var removingUnknown: InterfaceValue {
        switch self {
        case .element(var element):
            element.removeUnknownParts()
            return .element(element)
        case .list(let list):
            return .list(
                list.filter { $0.element?.name.hasPrefix("unknown") != true }.map(\.removingUnknown))
        case .attributedString(var string):
            for index in string.fragments.indices { string.fragments[index].attributes.removeUnknown() }
            return .attributedString(string)
        case .image(var image):
            image.attributes.removeUnknown()
            return .image(image)
        default: return self
        }
    }
}

extension InterfaceObject {
    fileprivate mutating func removeUnknownParts() {
        attributes.removeUnknown()
        properties.removeUnknown()
        variations.removeUnknown()
        for index in constraints.indices {
            constraints[index].attributes.removeUnknown()
            constraints[index].variations.removeUnknown()
        }
        connections.removeAll { $0.kind == .other("unknownElement") }
        for index in connections.indices {
            connections[index].attributes.removeUnknown()
            if case .segue(var segue) = connections[index].kind {
                segue.properties.removeUnknown()
                connections[index].kind = .segue(segue)
            }
        }
        objects = objects.filter { !$0.key.hasPrefix("unknown") }
        for (name, list) in objects {
            var known = list
            known.removeUnknown()
            // An element that is no list of objects becomes one where something with an id stands in it.
            objects[name] = known.isEmpty && !list.isEmpty && properties[name] != nil ? nil : known
        }
    }
}
