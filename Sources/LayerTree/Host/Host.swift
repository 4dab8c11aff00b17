import RenderTree

/// The environment of the layers: a screen, the services that answer at once, and the state of one running tree.
///
/// The Stage implements it. `UIScreen.main`, `CACurrentMediaTime()` and their like answer from the current host.
@MainActor package protocol Host: AnyObject {
    /// The clock, transactions, animations and resources of this host's layers.
    var layers: LayerContext { get }
    /// The screen of the picture.
    var screen: ScreenTraits { get }
    /// The screen that `UIScreen.main` describes: that of the picture, or of one device of several that the picture shows.
    var deviceScreen: ScreenTraits { get }
    /// Renders fragments to pixels at once.
    var rasterizer: any FrameRasterizer { get }
    /// Reads image files.
    var imageDecoder: any ImageDecoder { get }
    /// Writes image files.
    var imageEncoder: any ImageEncoder { get }
    /// The images and colours found by name.
    var assets: any AssetSource { get }
}

extension Host {
    package var deviceScreen: ScreenTraits { screen }
}

/// The size, the density and the edges of a host's screen.
package struct ScreenTraits: Hashable, Sendable {
    /// In points.
    package var size: CGSize
    /// Pixels per point; above 0.
    package var scale: CGFloat
    /// Frames per second at most; above 0.
    package var maximumFramesPerSecond: Int
    /// The settings of its user.
    package var settings: UserSettings
    /// The strips at its edges that are no safe area.
    package var insets = ScreenInsets.none

    package init(
        size: CGSize, scale: CGFloat, maximumFramesPerSecond: Int = 60, settings: UserSettings = UserSettings()
    ) {
        self.size = size
        self.scale = scale
        self.maximumFramesPerSecond = maximumFramesPerSecond
        self.settings = settings
    }
}

/// The settings that the user of a screen makes.
package struct UserSettings: Hashable, Sendable, BitwiseCopyable, Codable {
    /// Whether transitions run their reduced variants.
    package var reducesMotion = false
    /// Whether the interface has the dark appearance.
    package var isDark = false
    /// Whether there is a status bar, which controllers may hide.
    package var hasStatusBar = false
    /// Whether reading goes from right to left.
    package var readsRightToLeft = false

    package init() {}
}
