/// The identity of a scene, which it keeps while it is disconnected.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The use of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name in a property list.
        public let rawValue: String

        /// The role with that name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A scene with windows on the device's own screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The use of the scene.
    public let role: Role
    /// The scene; nil before it is connected.
    open internal(set) weak var scene: UIScene?
    /// The configuration that the scene was connected with.
    open internal(set) var configuration: UISceneConfiguration
    /// A name that tells the session from others.
    public let persistentIdentifier = "preview"

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
    }
}
