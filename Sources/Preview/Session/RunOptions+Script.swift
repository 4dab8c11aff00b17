import Foundation

extension RunOptions {
    /// Takes over what the `header` of a script says about the screen, where these options do not say otherwise.
    mutating func follow(_ header: GestureScript.Header) {
        // A screen of another shape would give other positions.
        let isScreenGiven = size != nil || device != nil
        if !isScreenGiven, let named = header.device.flatMap(Device.init(named:)) {
            device = named
            isLandscape = header.size.flatMap(CGSize.init(screen:)).map { $0.width > $0.height } ?? false
        }
        size = size ?? header.size.flatMap(CGSize.init(screen:))
        scale = scale ?? header.scale
        // What was recorded dark is another picture in the light.
        if !isAppearanceGiven { settings.isDark = header.dark == true }
        settings.reducesMotion = settings.reducesMotion || header.reducedMotion == true
        settings.hasStatusBar = settings.hasStatusBar || header.statusBar == true
        settings.readsRightToLeft = settings.readsRightToLeft || header.rightToLeft == true
    }
}
