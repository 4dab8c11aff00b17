import Graphics
import LayerTree

/// Images and colours by name: those of a test, and the paths that `ListDecoder` knows.
@MainActor final class ListedAssets: AssetSource {
    var images: [String: (light: NamedImage, dark: NamedImage)] = [:]
    var colors: [String: NamedColor] = [:]
    var outlines: [String: CGPath] = [:]

    func image(named name: String, isDark: Bool) -> NamedImage? {
        if let image = images[name] { return isDark ? image.dark : image.light }
        let paths = ["/pictures/sea.png", "/pictures/sky@2x.png"]
        return paths.first { $0.hasPrefix("/pictures/" + name) }.map { NamedImage(path: $0) }
    }

    func color(named name: String) -> NamedColor? { colors[name] }

    func symbolOutline(named name: String) -> CGPath? { outlines[name] }
}
