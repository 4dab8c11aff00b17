/// An element of a menu that a tap performs.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title; empty for none.
    var title: String { get set }
    /// Words for what the element does, where the title alone does not say it.
    var discoverabilityTitle: String? { get set }
    /// The image beside the title; nil for none.
    var image: UIImage? { get set }
    /// The image while the state is on; nil for `image`.
    var selectedImage: UIImage? { get set }
    /// The style of the element.
    var attributes: UIMenuElement.Attributes { get set }
    /// The mark beside the element.
    var state: UIMenuElement.State { get set }
    /// The object that performs the element, while it does so; nil otherwise.
    var sender: Any? { get }
    /// Performs the element for `sender`; an action has no use for a target.
    func performWithSender(_ sender: Any?, target: Any?)
}
