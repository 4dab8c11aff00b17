/// A segue from an object to a controller, or to an exit.
package struct InterfaceSegue: Hashable, Sendable {
    /// The kind of a segue.
    package enum Kind: Hashable, Sendable {
        case show
        case showDetail
        /// Presents modally: `presentation`, and `modal` of Xcode 7 and earlier.
        case presentation
        /// Presents in a popover: `popoverPresentation`, and `popover` of Xcode 7 and earlier.
        case popover
        /// Pushes onto the navigation controller's stack; of Xcode 7 and earlier.
        case push
        /// Replaces the detail controller of a split view; of Xcode 7 and earlier.
        case replace
        /// Performs the custom class.
        case custom
        /// Makes the destination the child of the controller, in the container view that holds the segue.
        case embed
        /// Goes back to the controller that has the unwind action; its destination is an exit.
        case unwind
        /// Makes the destination a part of a container, such as the root of a navigation controller.
        case relationship
        /// A kind that is not known, as it is written.
        case other(String)
    }

    package var kind: Kind
    package var identifier: String?
    /// The property of the container, such as `rootViewController` or `viewControllers`.
    package var relationship: String?
    /// The class of the segue, for any kind.
    package var customClass: String?
    package var customModule: String?
    /// Such as `fullScreen` or `pageSheet`; nil is the destination's own.
    package var modalPresentationStyle: String?
    /// Such as `crossDissolve`; nil is the destination's own.
    package var modalTransitionStyle: String?
    /// The selector of an unwind segue, such as `unwindToStart:`.
    package var unwindAction: String?
    /// The selector of the `@IBSegueAction` that makes the destination.
    package var creationSelector: String?
    package var animates = true
    /// The part of the source that performs it, such as `accessoryAction` of a table cell; nil for the whole.
    package var trigger: String?
    /// The id of the view or bar item that a popover points to.
    package var popoverAnchor: String?
    /// The column of a split view controller, counted from 0.
    package var splitViewControllerTargetIndex: Int?
    /// The children by their keys, such as `popoverArrowDirection`; those without a key by their elements' names.
    package var properties: [String: InterfaceValue] = [:]

    package init(kind: Kind) { self.kind = kind }

    /// Whether the destination lies within the source from the beginning: it embeds it, or it is a part of it.
    package var isContainment: Bool { kind == .embed || kind == .relationship }
}
