import ViewKit

/// Text and keys for the first responder of a stage.
extension Stage {
    package var takesText: Bool { FirstResponder.of(layers).takesText }

    package var caretArea: CGRect? { FirstResponder.of(layers).caretArea }

    /// Delivers the samples that wait, which came before, and then `input`.
    package func send(_ input: TextInput, at time: Double) {
        onInput(input, time)
        takeInput()
        run { FirstResponder.of(layers).handle(input) }
    }
}

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
