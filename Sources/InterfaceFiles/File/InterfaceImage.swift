/// An image that a file names, with the size that it had when the file was saved.
package struct InterfaceImage: Hashable, Sendable {
    package var name: String
    /// `system` for a symbol; nil for an image of the app.
    package var catalog: String?
    /// Points; nil where the file does not say.
    package var size: InterfaceSize?

    package init(name: String, catalog: String? = nil, size: InterfaceSize? = nil) {
        self.name = name
        self.catalog = catalog
        self.size = size
    }
}
