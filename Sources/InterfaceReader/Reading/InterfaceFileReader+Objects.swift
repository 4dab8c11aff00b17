import InterfaceFiles

extension InterfaceFileReader {
    /// The object of an element that is one.
    mutating func object(_ element: MarkupElement) -> InterfaceObject {
        var attributes = element.attributes
        var object = InterfaceObject(kind: element.name, id: attributes.removeValue(forKey: "id") ?? "")
        object.key = attributes.removeValue(forKey: "key")
        object.customClass = attributes.removeValue(forKey: "customClass")
        object.customModule = attributes.removeValue(forKey: "customModule")
        object.attributes = attributes
        object.line = element.line
        let outerOwner = owner
        owner = object.id
        for child in element.children { add(child, to: &object) }
        owner = outerOwner
        return object
    }

    private mutating func add(_ child: MarkupElement, to object: inout InterfaceObject) {
        let key = child.attributes["key"]
        if Self.isObject(child) {
            object.objects[key ?? child.name, default: []].append(self.object(child))
        } else if child.name == "variation" {
            object.variations.append(variation(child))
        } else if let key {
            object.properties[key] = value(child)
        } else {
            addList(child, to: &object)
        }
    }

    /// Adds what a child without key and id holds.
    private mutating func addList(_ list: MarkupElement, to object: inout InterfaceObject) {
        switch list.name {
        case "constraints": object.constraints += constraints(list)
        case "connections": object.connections += connections(list)
        case "userDefinedRuntimeAttributes": object.runtimeAttributes += runtimeAttributes(list)
        default:
            var members: [InterfaceObject] = []
            var others = list
            others.children = []
            for child in list.children {
                if Self.isObject(child) {
                    members.append(self.object(child))
                } else {
                    others.children.append(child)
                }
            }
            let isKnown = Self.lists.contains(list.name)
            if isKnown || !members.isEmpty { object.objects[list.name, default: []] += members }
            // An effect has no key either; nor have the things in a list that are no objects.
            let isEmpty = others.children.isEmpty && others.attributes.isEmpty
            if !isKnown || !isEmpty { object.properties[list.name] = .element(element(others)) }
        }
    }

    /// Whether an element is an object: segments have no id, nor have the content views of cells before Xcode 12.
    static func isObject(_ element: MarkupElement) -> Bool {
        element.attributes["id"] != nil || element.name == "view" || element.name.hasSuffix("View")
            || element.name == "segment"
    }

    /// The lists of objects, which are lists when they are empty too.
    private static let lists: Set<String> = [
        "cells", "gestureRecognizers", "items", "layoutGuides", "leftBarButtonItems", "prototypes",
        "rightBarButtonItems", "sections", "segments", "subviews", "toolbarItems",
    ]

    /// The differences of an object, or of a constraint, in some size classes.
    mutating func variation(_ element: MarkupElement) -> InterfaceVariation {
        var attributes = element.attributes
        var variation = InterfaceVariation(key: attributes.removeValue(forKey: "key") ?? "default")
        variation.attributes = attributes
        for child in element.children {
            guard let key = child.attributes["key"] else { continue }
            if child.name == "mask" {
                variation.masks[key] = InterfaceVariation.Mask(
                    included: references("include", in: child), excluded: references("exclude", in: child))
            } else {
                variation.properties[key] = value(child)
            }
        }
        return variation
    }

    private func references(_ name: String, in mask: MarkupElement) -> [String] {
        mask.children.compactMap { $0.name == name ? $0.attributes["reference"] : nil }
    }
}
