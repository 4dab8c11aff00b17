/// A handler for changes of some traits.
@MainActor final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
        super.init()
    }
}
