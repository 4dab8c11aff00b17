import ViewKit

/// The wheel on a stage.
extension Stage {
    /// Scrolls what lies at `point` of the main window, or of the one in front of it, by `distance` in points, positive
    /// towards the end of the content; false where nothing there scrolls.
    package func turnWheel(by distance: CGPoint, at point: CGPoint) -> Bool {
        if let front = frontWindow {
            let place = front.convert(point, from: window)
            if front.bounds.contains(place) { return front.turnWheel(by: distance, at: place) }
        }
        return window.turnWheel(by: distance, at: point)
    }
}
