/// The list of assets that a file names, with the values that they had when it was saved.
package struct InterfaceResources: Hashable, Sendable {
    package var images: [InterfaceImage] = []
    /// Colours of asset catalogues by their names.
    package var namedColors: [String: InterfaceColor] = [:]
    /// Colours of the system by their names, such as `systemBackgroundColor`, in light appearance.
    package var systemColors: [String: InterfaceColor] = [:]

    package init() {}

    /// The image `name` of `catalog`, nil for the app's own.
    package func image(_ name: String, catalog: String? = nil) -> InterfaceImage? {
        images.first { $0.name == name && $0.catalog == catalog }
    }
}
