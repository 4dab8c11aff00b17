/// The content and the background as values.
extension UITableViewCell {
    /// Sets configurations of a cell that suit its state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

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

    /// The background; nil, the default, for the views and colours that the cell has. Setting one takes these away.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            if newValue != nil {
                backgroundView = nil
                selectedBackgroundView = nil
            }
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

    final var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: currentTraits)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }

    /// The size that suits the content configuration at the width of `target`, at least 44 points high for a list content; nil
    /// without one.
    final func configuredSize(for target: CGSize) -> CGSize? {
        updateConfigurationIfNeeded()
        let room = accessoryRoom
        guard
            let size = configurations.fittingSize(CGSize(width: max(0, target.width - room), height: target.height))
        else { return nil }
        let least = configurations.view is UIListContentView ? Self.leastHeight : 0
        return CGSize(width: size.width + room, height: max(least, size.height))
    }
}
