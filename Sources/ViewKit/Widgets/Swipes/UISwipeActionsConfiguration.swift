/// The actions behind a row that is swiped.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    private let all: [UIContextualAction]

    /// Those actions, the first one at the edge of the row.
    public init(actions: [UIContextualAction]) { all = actions }

    /// The actions, the first one at the edge of the row.
    open var actions: [UIContextualAction] { all }
    /// Whether a swipe over most of the row performs the first action; true by default.
    open var performsFirstActionWithFullSwipe = true
}
