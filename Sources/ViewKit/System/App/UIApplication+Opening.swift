extension UIApplication {
    /// An option for opening an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// The option with that name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whether only an app that is made for the address may open it, a Bool.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Opens nothing, as a preview stays by itself: reports the address, and calls `completion` with false in the next frame.
    public final func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let faults = layers?.faults ?? .current
        faults.report(
            self, "it was asked to open \(url.absoluteString), which a preview does not. Run the app for that.")
        guard let completion, let layers else { return }
        layers.mainQueue.async { completion(false) }
    }

    /// Opens nothing, as `open(_:options:completionHandler:)`; false.
    @available(*, deprecated, message: "Use open(_:options:completionHandler:).")
    @discardableResult public final func openURL(_ url: URL) -> Bool {
        open(url)
        return false
    }

    /// An option of an address that an app is asked to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// The option with that name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of the app that asks, a String.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// A property list of the app that asks.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the document is to be copied before it is changed, a Bool.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// False: nothing can be opened.
    public final func canOpenURL(_ url: URL) -> Bool { false }
}
