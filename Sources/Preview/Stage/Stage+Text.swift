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
