import Graphics

/// The images and colours of an app's bundle, by name.
@MainActor package protocol AssetSource: AnyObject {
    /// The image that `UIImage(named:)` means in the light or dark appearance; nil where there is none.
    func image(named name: String, isDark: Bool) -> NamedImage?
    /// The colour that `UIColor(named:)` means; nil where there is none.
    func color(named name: String) -> NamedColor?
}

/// An image of an app's bundle.
package struct NamedImage: Hashable, Sendable {
    /// The path of a file that the host's decoder reads.
    package var path: String
    /// Pixels per point; nil where the file's name says it.
    package var scale: CGFloat?
    /// Whether the image is a template; nil where that depends on the place where it is shown.
    package var isTemplate: Bool?

    package init(path: String, scale: CGFloat? = nil, isTemplate: Bool? = nil) {
        self.path = path
        self.scale = scale
        self.isTemplate = isTemplate
    }
}

/// A colour of an app's bundle.
package struct NamedColor: Hashable, Sendable {
    /// The colour of one appearance.
    package enum Value: Hashable, Sendable {
        case fixed(CGColor)
        /// The system's colour of that name, such as `systemBlueColor`.
        case system(String)
    }

    /// The colour of the light appearance.
    package var light: Value
    /// The colour of the dark appearance; nil for the light one.
    package var dark: Value?

    package init(light: Value, dark: Value? = nil) {
        self.light = light
        self.dark = dark
    }
}

/// A source without images and colours.
package final class NoAssets: AssetSource {
    package init() {}

    package func image(named name: String, isDark: Bool) -> NamedImage? { nil }
    package func color(named name: String) -> NamedColor? { nil }
}
