/// The trait collection of a host's screen, made anew when the screen changes.
@MainActor final class ScreenTraitCollection {
    private var screen: ScreenTraits?
    private var collection = UITraitCollection.phone

    fileprivate init() {}

    fileprivate func collection(of screen: ScreenTraits) -> UITraitCollection {
        if screen != self.screen {
            self.screen = screen
            collection = UITraitCollection(TraitValues(of: screen, size: screen.size))
        }
        return collection
    }
}

extension UITraitCollection {
    /// The traits of the screen of the host whose layers `context` has; those of a phone once the host is gone.
    @MainActor static func ofScreen(_ context: LayerContext) -> UITraitCollection {
        guard let screen = context.host?.deviceScreen else { return .phone }
        return context.attachments.value { ScreenTraitCollection() }.collection(of: screen)
    }
}

extension TraitValues {
    /// The traits of a window of `size` points on `screen`.
    init(of screen: ScreenTraits, size: CGSize) {
        setConstants()
        userInterfaceStyle = screen.settings.isDark ? .dark : .light
        layoutDirection = screen.settings.readsRightToLeft ? .rightToLeft : .leftToRight
        userInterfaceLevel = .base
        displayScale = screen.scale
        userInterfaceIdiom = .idiom(of: screen.size)
        let classes = UIUserInterfaceSizeClass.classes(of: size)
        horizontalSizeClass = classes.horizontal
        verticalSizeClass = classes.vertical
    }
}
