import LayerTree
import SDLPlatform

/// Settings that the user changes while a session runs.
extension PreviewSession {
    private static let speeds = [0.1, 0.25, 0.5, 1.0]

    /// Changes the setting that `command` is about, and returns its new state in words.
    func changeSetting(by command: KeyCommand) -> String {
        switch command {
        case .slower: return "speed \(changeSpeed(by: -1))"
        case .faster: return "speed \(changeSpeed(by: 1))"
        case .toggleReducedMotion: return toggle(\.reducesMotion) ? "reduced motion" : "full motion"
        case .toggleAppearance: return toggle(\.isDark) ? "dark appearance" : "light appearance"
        case .toggleStatusBar:
            guard plan.subject.isDevice else { return "no status bar in the gallery; segue open NAME has one" }
            return toggle(\.hasStatusBar) ? "status bar" : "no status bar"
        default: return ""
        }
    }

    /// Goes on at a speed that is so many steps faster, as far as there are steps, and returns it.
    func changeSpeed(by step: Int) -> Double {
        let index = Self.speeds.firstIndex { $0 >= media.speed } ?? Self.speeds.count - 1
        let speed = Self.speeds[min(Self.speeds.count - 1, max(0, index + step))]
        media.setSpeed(speed, at: MonotonicTime.now())
        return speed
    }

    /// Turns `setting` on or off, and returns whether it is on.
    func toggle(_ setting: WritableKeyPath<UserSettings, Bool>) -> Bool {
        var screen = source.screen
        screen.settings[keyPath: setting].toggle()
        source.setScreen(screen)
        return screen.settings[keyPath: setting]
    }

    /// Whether the screens follow no key: those of Swift files begin their transitions themselves.
    var isMovedByFinger: Bool {
        if case .code = plan.subject { !plan.subject.mayShowStockScreens } else { false }
    }

    /// Whether nothing moves, and no key can change that.
    var waitsForFinger: Bool { isMovedByFinger && source.transition == nil }

    /// The settings that make motion other than usual, in words.
    var modes: [String] {
        (media.speed == 1 ? [] : ["speed \(media.speed)"])
            + (source.screen.settings.reducesMotion ? ["reduced motion"] : [])
    }

    /// Whether the gallery's grid shows, in which nothing is dragged.
    var isChoosing: Bool { if case .gallery = plan.subject { scene.openedTitle == nil } else { false } }

    /// The title of the window: the subject, or the transition that is open in a gallery, and in parentheses the files that
    /// are compiled with those that were named, whether a script plays, and the scale of a picture that has no room at the
    /// wanted one.
    var windowTitle: String {
        let scale = window?.fittedPercent.map { "\($0) %" }
        let details = [plan.subject.siblings, playback == nil ? nil : "replay", scale].compactMap(\.self)
        let name = scene.openedTitle ?? plan.subject.title
        return "Segue: \(name)" + (details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")
    }
}
