/// Makes the controller whose view is the preview of a context menu; nil for a preview of the view itself.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Makes a context menu, of the elements that the system suggests, which are none; nil for a preview alone.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// A menu that a context menu interaction shows, with a preview.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// The order of the elements of a menu.
    public enum ElementOrder: Int, Sendable {
        /// That which suits the place: of buttons as `priority`, and beside a preview as `fixed`.
        case automatic
        /// The first element is nearest to the finger.
        case priority
        /// The first element is at the top.
        case fixed
    }

    private let name: any NSCopying
    final let previewProvider: UIContextMenuContentPreviewProvider?
    final let actionProvider: UIContextMenuActionProvider?

    /// A menu by `actionProvider` with a preview by `previewProvider`; without an identifier it gets one that no other has.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        name = identifier ?? NSString(string: ElementCounter.current.next("configuration"))
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// The name by which the configuration is distinguished from others.
    open var identifier: any NSCopying { name }
    /// The order of the elements; automatic by default.
    open var preferredMenuElementOrder = ElementOrder.automatic
}
