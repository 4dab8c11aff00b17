/// The notifications about the life of a scene.
extension UIScene {
    /// Posted before the scene shows.
    nonisolated public static let willConnectNotification = Notification.Name(
        "UISceneWillConnectNotification")

    /// Posted when the scene begins to get touches.
    nonisolated public static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")

    /// Posted before the scene shows for the first time.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")

    /// Never posted here: a preview is not interrupted.
    nonisolated public static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")

    /// Never posted here: a preview does not go into the background.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    /// Never posted here: a preview ends with its process.
    nonisolated public static let didDisconnectNotification = Notification.Name(
        "UISceneDidDisconnectNotification")
}
