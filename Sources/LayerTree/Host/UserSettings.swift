/// The settings that the user of a screen makes.
package struct UserSettings: Hashable, Sendable, BitwiseCopyable, Codable {
    /// Whether transitions run their reduced variants.
    package var reducesMotion = false
    /// Whether the interface has the dark appearance.
    package var isDark = false
    /// Whether there is a status bar, which controllers may hide.
    package var hasStatusBar = false

    package init() {}
}
