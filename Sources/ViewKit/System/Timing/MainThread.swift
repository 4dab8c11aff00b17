import Dispatch

/// Tells whether code runs where the main actor does.
enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether this is the main thread, or one that serves the main queue in its place, as on Linux below `dispatchMain`.
    static var isCurrent: Bool { Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: key) == true }
}
