/// The classes by which a scene is made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name in the app's property list; nil for none.
    public let name: String?
    /// The use of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate; nil for none.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller the scene's window shows; nil for none.
    open var storyboard: UIStoryboard?

    /// A configuration of that name, without classes: there is no property list to take them from.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
