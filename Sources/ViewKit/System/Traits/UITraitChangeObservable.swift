/// The registration of a handler for changes of traits, with which it can be ended.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An environment that calls handlers when its traits change.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    /// Has `action` of `target` sent when one of `traits` changes, with the environment and the traits before as far as it
    /// takes arguments; a target that is no object is ignored.
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration

    /// The same with the environment itself as the target.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

    /// Ends a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    /// A handler that is called with the environment and its traits before.
    public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

    /// Calls `handler` when one of `traits` changes, with the environment and the traits before; never where the environment
    /// is no `Environment`.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
        (self as? any TraitSettingsOwner)?.madeTraitSettings.registrations.append(registration)
        return registration
    }
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
    /// The same for a closure that leaves out the type of the environment.
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        let register: ([UITrait], @escaping TraitChangeHandler<Self>) -> any UITraitChangeRegistration =
            registerForTraitChanges
        return register(traits, handler)
    }
}

/// A scene, view, controller or presentation, which keeps trait settings of its own.
@MainActor protocol TraitSettingsOwner: UITraitEnvironment, UITraitChangeObservable {
    /// The settings; nil while nothing was set.
    var traitSettings: TraitSettings? { get set }
}

extension TraitSettingsOwner {
    /// The settings, made at the first call.
    var madeTraitSettings: TraitSettings {
        if let traitSettings { return traitSettings }
        let settings = TraitSettings()
        traitSettings = settings
        return settings
    }

    /// Has `action` of `target` sent when one of `traits` changes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let object = target as AnyObject
        let registration = TraitChangeRegistration(traits) { [weak object] environment, previous in
            if let object { _ = action.send(to: object, environment, previous) }
        }
        madeTraitSettings.registrations.append(registration)
        return registration
    }

    /// Has `action` of the environment itself sent when one of `traits` changes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitSettings?.registrations.removeAll { $0 === registration }
    }
}

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
