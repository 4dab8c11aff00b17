extension InterfaceObject {
    /// Replaces texts of the object and of those below it by `texts`, which are keyed by id and by property.
    mutating func localize(by texts: [String: [String: String]]) {
        for (property, text) in texts[id] ?? [:] { replace(property[...], by: text) }
        for property in objects.keys {
            for index in objects[property]?.indices ?? 0..<0 { objects[property]?[index].localize(by: texts) }
        }
    }

    private mutating func replace(_ property: Substring, by text: String) {
        if let bracket = property.firstIndex(of: "["), property.last == "]" {
            let digits = property[property.index(after: bracket)...].dropLast()
            guard let index = Int(digits), index >= 0 else { return }
            replace(String(property[..<bracket]), at: index, by: text)
        } else if let point = property.firstIndex(of: ".") {
            replace(String(property[property.index(after: point)...]), in: String(property[..<point]), by: text)
        } else if let name = property.removing(suffix: "Title"), Self.states.contains(name) {
            replace("title", in: name, by: text)
            replace("attributedTitle", in: name, by: text)
        } else if let name = property.removing(prefix: "accessibility") {
            replace(name.prefix(1).lowercased() + name.dropFirst(), in: "accessibilityConfiguration", by: text)
        } else {
            replaceText(of: String(property), by: text)
            // An attributed text has the key of the plain one.
            if property == "text" { replaceText(of: "attributedText", by: text) }
        }
    }

    private static let states: Set<String> = ["normal", "highlighted", "disabled", "selected", "focused"]

    /// Replaces a text of the element that is the value of the property `owner`.
    private mutating func replace(_ property: String, in owner: String, by text: String) {
        guard case .element(var element)? = properties[owner] else { return }
        element.replaceText(of: property, by: text)
        properties[owner] = .element(element)
    }

    /// Replaces a text of a list.
    private mutating func replace(_ list: String, at index: Int, by text: String) {
        switch list {
        case "segmentTitles":
            guard objects["segments"]?.indices.contains(index) == true else { return }
            objects["segments"]?[index].replaceText(of: "title", by: text)
        case "ibExternalUserDefinedRuntimeAttributesLocalizableStrings":
            let strings = runtimeAttributes.indices.filter { position in
                if case .string? = runtimeAttributes[position].value { true } else { false }
            }
            if strings.indices.contains(index) { runtimeAttributes[strings[index]].value = .string(text) }
        default:
            // The titles of a search bar's scopes are strings within an element.
            guard case .element(var element)? = properties[list], element.children.indices.contains(index) else {
                return
            }
            element.children[index].text = text
            properties[list] = .element(element)
        }
    }
}

extension Substring {
    /// The text before `suffix`; nil where it does not end so.
    fileprivate func removing(suffix: String) -> String? {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
    }

    /// The text behind `prefix`; nil where it does not begin so.
    fileprivate func removing(prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
