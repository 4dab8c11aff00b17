/// An image named by an element or a runtime attribute, with the way to draw it.
package struct InterfaceImageReference: Hashable, Sendable {
    package var name: String
    /// `system` for a symbol; nil for an image of the app.
    package var catalog: String?
    /// The other attributes, such as `renderingMode` and `symbolScale`, as they are written.
    package var attributes: [String: String] = [:]

    package init(name: String, catalog: String? = nil) {
        self.name = name
        self.catalog = catalog
    }
}
