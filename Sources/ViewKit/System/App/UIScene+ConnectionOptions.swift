extension UIScene {
    /// The reasons for which a scene is connected; a preview has none.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {}
}
