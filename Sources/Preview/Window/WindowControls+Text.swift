import SDLPlatform
import ViewKit

/// Text input of the window, while a responder takes text.
extension WindowControls {
    /// Whether keys go to a responder: not while a frame is looked at, or a script plays.
    private var isTyping: Bool { session.source.takesText && inspected == nil && session.playback == nil }

    /// Handles a key as text input, where a responder takes text and it means something there; true where it did.
    func takeForText(_ event: KeyEvent) -> Bool {
        if workbench.isTyping { return takeForNumber(event) }
        guard isTyping else { return false }
        if event.modifiers == .control, event.key == .character("v") {
            if event.isDown, let window = session.window?.window { send(.paste(window.clipboardText), event.timestamp) }
            return true
        }
        if let key = EditingKey(event) {
            send(.key(key), event.timestamp)
            return true
        }
        // What types something comes as text, too.
        return event.key.types && event.modifiers.isDisjoint(with: [.control, .option, .command])
    }

    /// Handles a key as one for the number of a panel that is typed; true where it is none of the window's.
    private func takeForNumber(_ event: KeyEvent) -> Bool {
        if event.modifiers == .control, event.key == .character("v") {
            if event.isDown, let text = session.window?.window.clipboardText {
                overlay.stage.send(.paste(text), at: event.timestamp)
            }
            return true
        }
        workbench.takeForNumber(event)
        return EditingKey(event) != nil
            || event.key.types && event.modifiers.isDisjoint(with: [.control, .option, .command])
    }

    /// Handles text that was typed.
    func take(_ event: TextEvent) {
        if workbench.isTyping, !event.isComposition {
            return overlay.stage.send(.text(event.text), at: event.timestamp)
        }
        guard isTyping else { return }
        send(event.isComposition ? .composition(event.text) : .text(event.text), event.timestamp)
    }

    private func send(_ input: TextInput, _ time: Double) {
        session.source.send(input, at: session.media.mediaTime(at: time))
        session.latestInput = time
    }

    /// Has the desktop bring text where a responder takes it, and its keys' letters alone elsewhere.
    func followTextInput() {
        guard let window = session.window?.window else { return }
        let takesText = session.source.takesText
        window.takesText = takesText || workbench.isTyping
        guard takesText, !workbench.isTyping, let area = session.source.caretArea, area != textArea else { return }
        textArea = area
        window.setTextArea(area)
    }
}

extension Key {
    /// Whether the key types a character by itself.
    fileprivate var types: Bool {
        switch self {
        case .character, .space: true
        default: false
        }
    }
}
