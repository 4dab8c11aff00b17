/// The state for which a configuration is updated.
public protocol UIConfigurationState {
    /// A state in which nothing is selected, highlighted or the like.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// A value of the app's own; nil where there is none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
