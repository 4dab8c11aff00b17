/// A callback by which a controller is told that its view comes or goes.
package enum AppearanceCallback: String, Sendable {
    case willAppear = "viewWillAppear(_:)"
    case didAppear = "viewDidAppear(_:)"
    case willDisappear = "viewWillDisappear(_:)"
    case didDisappear = "viewDidDisappear(_:)"
}
