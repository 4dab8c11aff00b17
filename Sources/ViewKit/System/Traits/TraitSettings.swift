/// The overrides of one view or controller, and the handlers that wait for changes of its traits.
@MainActor final class TraitSettings {
    var overrides = TraitOverrides()
    var registrations: [TraitChangeRegistration] = []
    /// The traits that `overrider` gives a child controller.
    var outerOverride: UITraitCollection?
    weak var overrider: UIViewController?

    /// The appearance that was set; unspecified for that of what lies around.
    var style: UIUserInterfaceStyle {
        get { overrides.contains(UITraitUserInterfaceStyle.self) ? overrides.userInterfaceStyle : .unspecified }
        set {
            if newValue == .unspecified {
                overrides.remove(UITraitUserInterfaceStyle.self)
            } else {
                overrides.userInterfaceStyle = newValue
            }
        }
    }

    /// Calls the handlers of traits that differ between `old` and `new`.
    func announce(_ environment: any UITraitEnvironment, _ old: UITraitCollection, _ new: UITraitCollection) {
        for registration in registrations {
            guard registration.traits.contains(where: { new.values.differs(in: $0, from: old.values) }) else {
                continue
            }
            registration.handler(environment, old)
        }
    }
}

extension UITraitCollection {
    /// These traits with what `override`, `settings` and `level` say in their place; the same object where they say nothing.
    @MainActor func with(
        _ settings: TraitSettings?, override: UITraitCollection? = nil, level: UIUserInterfaceLevel = .unspecified
    ) -> UITraitCollection {
        guard settings != nil || override != nil || level != .unspecified else { return self }
        var values = values
        if level != .unspecified { values.userInterfaceLevel = level }
        if let override { values.merge(override.values) }
        settings?.overrides.apply(to: &values)
        return values == self.values ? self : UITraitCollection(values)
    }
}
