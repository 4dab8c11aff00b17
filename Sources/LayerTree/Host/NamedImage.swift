import Graphics

/// An image of an app's bundle.
package struct NamedImage: Hashable, Sendable {
    /// The path of a file that the host's decoder reads.
    package var path: String
    /// Pixels per point; nil where the file's name gives it.
    package var scale: CGFloat?
    /// Whether the image is a template; nil where that depends on the place where it is shown.
    package var isTemplate: Bool?

    package init(path: String, scale: CGFloat? = nil, isTemplate: Bool? = nil) {
        self.path = path
        self.scale = scale
        self.isTemplate = isTemplate
    }
}
