/// The content and the background as values.
extension UITableViewHeaderFooterView {
    /// Sets configurations of a view that suit its state.
    public typealias ConfigurationUpdateHandler = (
        _ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// The content, shown by a view in `contentView`; nil, the default, for none.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { configurations.setContent(newValue, for: configurationState) }
    }

    /// Whether the content is updated when the state changes; true by default.
    public final var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// The background; nil, the default, for the views and colours that the view has. Setting one takes these away.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            configurations.setBackground(newValue, for: configurationState)
        }
    }

    /// Whether the background is updated when the state changes; true by default.
    public final var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    /// Updates the configurations where the state may have changed since the last time.
    final func updateConfigurationIfNeeded() {
        configurations.updateIfNeeded(for: configurationState) { state in
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    final var currentConfigurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: currentTraits)
    }
}
