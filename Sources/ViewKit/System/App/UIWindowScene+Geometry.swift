extension UIWindowScene {
    /// The geometry that an app would like its scene to have.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        /// Preferences for the orientations of a phone or a tablet.
        public final class iOS: GeometryPreferences {
            /// The orientations of the interface; nil for no change.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Preferences for those orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// Asks for `geometryPreferences`.
    ///
    /// The window has the shape that its user gives it: `errorHandler` is called where that is another one, in a later turn of
    /// the main queue.
    public final func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations, let context
        else { return }
        let orientation = DeviceOrientation.of(context).current
        guard !wanted.contains(UIInterfaceOrientationMask(orientation)) else { return }
        context.mainQueue.async {
            errorHandler?(GeometryRequestDenied(orientation: orientation, wanted: wanted))
        }
    }
}

/// The error that the screen has another shape than an app asks for.
struct GeometryRequestDenied: Error, CustomStringConvertible {
    let orientation: UIInterfaceOrientation
    let wanted: UIInterfaceOrientationMask

    var description: String {
        "the screen's shape is that of its window, and none of the orientations \(wanted.rawValue). Resize the window, or "
            + "run segue with --size."
    }
}
