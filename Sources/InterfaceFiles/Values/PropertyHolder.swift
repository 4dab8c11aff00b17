/// A part of an interface file with properties, each of them an attribute or a child.
package protocol PropertyHolder {
    /// The properties that are attributes, as they are written.
    var attributes: [String: String] { get set }
    /// The properties that are children with a key.
    var properties: [String: InterfaceValue] { get set }
}

extension PropertyHolder {
    /// The text of the property; texts of several lines are children.
    package func text(_ property: String) -> String? {
        if case .string(let text)? = properties[property] { return text }
        return attributes[property]
    }

    /// Replaces the text of the property, where it has one; an attributed text becomes one with the first attributes.
    mutating func replaceText(of property: String, by text: String) {
        switch properties[property] {
        case .string: properties[property] = .string(text)
        case .attributedString(var string):
            string.fragments.removeLast(max(0, string.fragments.count - 1))
            guard !string.fragments.isEmpty else { return }
            string.fragments[0].text = text
            properties[property] = .attributedString(string)
        default:
            if attributes[property] != nil { attributes[property] = text }
        }
    }
}
