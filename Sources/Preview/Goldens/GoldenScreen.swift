import Foundation

/// A screen on which a transition is drawn for its goldens.
struct GoldenScreen: Hashable, Sendable {
    /// In points, as it was written: `390x844`.
    var sizeText: String
    /// Pixels per point.
    var scale: Double
    var isDark: Bool

    /// A part of file names: `390x844@2x-dark`.
    var name: String {
        "\(sizeText)@\(GoldenSettings.text(scale))x-\(isDark ? GoldenSettings.dark : GoldenSettings.light)"
    }

    /// In points; zero where the text is no size.
    var size: CGSize { CGSize(screen: sizeText) ?? .zero }

    /// The options of a run on this screen; the others are those of `options`.
    func options(_ options: RunOptions) -> RunOptions {
        var options = options
        options.size = size
        options.scale = scale
        options.settings.isDark = isDark
        options.isAppearanceGiven = true
        return options
    }

    /// Whether a screen can have so many pixels, and a strip of all moments is a picture.
    var isDrawable: Bool {
        let sides = [size.width * scale, size.height * scale]
        guard sides.allSatisfy({ $0 >= 1 && $0 <= Double.longestScreenSide }) else { return false }
        return FilmStripLayout(
            frameCount: GoldenStrip.moments.count, frameWidth: Int(sides[0].rounded()),
            frameHeight: Int(sides[1].rounded())
        ).isDrawable
    }
}
