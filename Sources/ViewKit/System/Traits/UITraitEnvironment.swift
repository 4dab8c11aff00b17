/// A place in the interface, which has traits: a screen, a scene, a view, a controller or a presentation.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the place.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed; nil stands for traits that are not known.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIScreen: UITraitEnvironment {
    /// Does nothing.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIView: TraitSettingsOwner {}

extension UIViewController: TraitSettingsOwner {}

extension UIPresentationController: TraitSettingsOwner {}

extension UIWindowScene: TraitSettingsOwner {}
