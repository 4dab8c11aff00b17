import InterfaceFiles

extension InterfaceFileReader {
    mutating func runtimeAttributes(_ list: MarkupElement) -> [InterfaceRuntimeAttribute] {
        var attributes: [InterfaceRuntimeAttribute] = []
        for child in list.children where child.name == "userDefinedRuntimeAttribute" {
            guard let keyPath = child.attributes["keyPath"] else {
                report(child, "the runtime attribute has no key path and is left out; make it anew")
                continue
            }
            let type = child.attributes["type"] ?? ""
            attributes.append(InterfaceRuntimeAttribute(keyPath: keyPath, type: type, value: value(of: child, type)))
        }
        return attributes
    }

    /// The value of a runtime attribute, which is an attribute or a child.
    private mutating func value(of element: MarkupElement, _ type: String) -> InterfaceValue? {
        if let child = element.children.first(where: { $0.attributes["key"] == "value" }) {
            guard type == "image", case .string(let name)? = value(child) else { return value(child) }
            return .image(InterfaceImageReference(name: name))
        }
        guard let text = element.attributes["value"] else { return type == "nil" ? .null : nil }
        switch type {
        case "boolean": return .bool(text == "YES")
        case "number": return number(text, "value", of: element).map { .number($0) }
        case "image":
            return .image(InterfaceImageReference(name: text, catalog: element.attributes["catalog"]))
        default: return .string(text)
        }
    }
}
