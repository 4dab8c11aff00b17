/// The images and colours of an app's bundle, by name.
@MainActor package protocol AssetSource: AnyObject {
    /// The image that `UIImage(named:)` means in the light or dark appearance; nil where there is none.
    func image(named name: String, isDark: Bool) -> NamedImage?
    /// The colour that `UIColor(named:)` means; nil where there is none.
    func color(named name: String) -> NamedColor?
    /// The outline of the symbol that `UIImage(systemName:)` means, in a square of 24 units; nil where there is none.
    func symbolOutline(named name: String) -> CGPath?
}

/// A source without images and colours.
package final class NoAssets: AssetSource {
    package init() {}

    package func image(named name: String, isDark: Bool) -> NamedImage? { nil }
    package func color(named name: String) -> NamedColor? { nil }
    package func symbolOutline(named name: String) -> CGPath? { nil }
}
