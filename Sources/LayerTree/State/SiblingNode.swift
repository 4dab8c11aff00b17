/// A member of a `SiblingList`.
@MainActor package protocol SiblingNode: AnyObject {
    associatedtype Sibling: AnyObject
    /// The neighbours in the list; none outside of a list.
    var siblingLinks: SiblingLinks<Sibling> { get set }
}
