import LayerTree

extension ScreenTraits {
    /// The same screen with the settings of a user that `options` name.
    func with(_ options: RunOptions) -> ScreenTraits {
        var screen = self
        screen.reducesMotion = options.reducesMotion
        screen.isDark = options.isDark
        screen.hasStatusBar = options.hasStatusBar
        return screen
    }

    /// The same screen with the settings of a user that `other` has.
    func with(settingsOf other: ScreenTraits) -> ScreenTraits {
        var screen = self
        screen.reducesMotion = other.reducesMotion
        screen.isDark = other.isDark
        screen.hasStatusBar = other.hasStatusBar
        return screen
    }
}
