/// An element that has no type of its own, such as the state of a button, `buttonConfiguration` or `textInputTraits`.
package struct InterfaceElement: PropertyHolder, Hashable, Sendable {
    package var name: String
    /// The attributes as they are written, but for `key`; an `id` is among them.
    package var attributes: [String: String] = [:]
    /// The children that have a key, by it.
    package var properties: [String: InterfaceValue] = [:]
    /// The children that have none, in their order.
    package var children: [InterfaceElement] = []
    /// The characters between the tags; empty where there are only spaces.
    package var text = ""

    package init(name: String) { self.name = name }

    /// The first child of the name.
    package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }
}
