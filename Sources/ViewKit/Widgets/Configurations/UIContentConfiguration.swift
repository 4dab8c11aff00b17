/// The content of a view as a value, such as that of a cell, which makes the view that shows it.
public protocol UIContentConfiguration {
    /// Returns a new view that shows the configuration.
    @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration as it looks in `state`.
    func updated(for state: any UIConfigurationState) -> Self
}
