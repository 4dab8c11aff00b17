/// Keeps one appearance of a bar or an item: a copy of what is set, whose changes show.
@MainActor final class AppearanceSlot<Appearance: UIBarAppearance> {
    /// The copy; nil while nothing is set.
    private(set) var value: Appearance?
    private let copy: @MainActor (UIBarAppearance) -> Appearance
    /// Called when the appearance is set or changes; updates the bar.
    var whenChanged: (() -> Void)?

    init(_ copy: @escaping @MainActor (UIBarAppearance) -> Appearance) { self.copy = copy }

    /// The copy; where nothing is set the system's look, which counts as set once a part of it is changed.
    var valueOrSystem: Appearance { value ?? watched(copy(UIBarAppearance())) }

    func set(_ appearance: Appearance?) { take(appearance.map { watched(copy($0)) }) }

    private func watched(_ appearance: Appearance) -> Appearance {
        appearance.whenChanged = { [weak self, weak appearance] in
            if let appearance { self?.take(appearance) }
        }
        return appearance
    }

    private func take(_ new: Appearance?) {
        if value !== new { value?.whenChanged = nil }
        value = new
        whenChanged?()
    }
}
