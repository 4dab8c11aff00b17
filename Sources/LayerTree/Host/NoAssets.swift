/// A source without images and colours.
package final class NoAssets: AssetSource {
    package init() {}

    package func image(named name: String, isDark: Bool) -> NamedImage? { nil }
    package func color(named name: String) -> NamedColor? { nil }
}
