/// The state of a cell for which its configurations are updated.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    private var view: UIViewConfigurationState
    /// Whether the table or collection around the cell is edited.
    public var isEditing = false
    /// Whether the children of the item are shown below it.
    public var isExpanded = false
    /// Whether actions are shown beside the cell.
    public var isSwiped = false
    /// Whether the cell is being moved to another position.
    public var isReordering = false

    /// A state in which all is false.
    public init(traitCollection: UITraitCollection) {
        view = UIViewConfigurationState(traitCollection: traitCollection)
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection {
        get { view.traitCollection }
        set { view.traitCollection = newValue }
    }

    /// Whether the cell is disabled.
    public var isDisabled: Bool {
        get { view.isDisabled }
        set { view.isDisabled = newValue }
    }

    /// Whether a finger is on the cell.
    public var isHighlighted: Bool {
        get { view.isHighlighted }
        set { view.isHighlighted = newValue }
    }

    /// Whether the cell is selected.
    public var isSelected: Bool {
        get { view.isSelected }
        set { view.isSelected = newValue }
    }

    /// Whether the cell has the focus.
    public var isFocused: Bool {
        get { view.isFocused }
        set { view.isFocused = newValue }
    }

    /// Whether the cell stays in sight while its section scrolls.
    public var isPinned: Bool {
        get { view.isPinned }
        set { view.isPinned = newValue }
    }

    /// A value of the app's own; nil where there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { view[key] }
        set { view[key] = newValue }
    }
}

extension UIConfigurationState {
    /// Whether the view is disabled; false in a state of another type than UIKit's.
    var showsDisabled: Bool { parts?.isDisabled ?? false }

    /// Whether the view is selected or a finger is on it; false in a state of another type than UIKit's.
    var showsSelection: Bool { parts.map { $0.isSelected || $0.isHighlighted } ?? false }

    private var parts: (isDisabled: Bool, isSelected: Bool, isHighlighted: Bool)? {
        if let cell = self as? UICellConfigurationState {
            return (cell.isDisabled, cell.isSelected, cell.isHighlighted)
        }
        return (self as? UIViewConfigurationState).map { ($0.isDisabled, $0.isSelected, $0.isHighlighted) }
    }
}
