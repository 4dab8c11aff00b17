import CSDL2
import Testing

@testable import SDLPlatform

/// Text from the desktop's events.
@Suite struct TextEventTests {
    private func translate(_ event: SDL_Event) -> [WindowEvent] {
        let metrics = WindowMetrics(unitWidth: 400, unitHeight: 300, pixelWidth: 800, pixelHeight: 600)
        var translator = EventTranslator(windowID: 1, metrics: metrics)
        var result: [WindowEvent] = []
        translator.translate(event, at: 3, into: &result)
        return result
    }

    private func fill<Bytes>(_ bytes: inout Bytes, with text: String) {
        withUnsafeMutableBytes(of: &bytes) { target in
            for (index, byte) in text.utf8.prefix(target.count - 1).enumerated() { target[index] = byte }
        }
    }

    private func typed(_ text: String, in window: UInt32 = 1) -> SDL_Event {
        var event = SDL_Event()
        event.text.type = SDL_TEXTINPUT.rawValue
        event.text.windowID = window
        fill(&event.text.text, with: text)
        return event
    }

    private func composed(_ text: String) -> SDL_Event {
        var event = SDL_Event()
        event.edit.type = SDL_TEXTEDITING.rawValue
        event.edit.windowID = 1
        fill(&event.edit.text, with: text)
        return event
    }

    @Test(arguments: ["a", "\u{E9}", "\u{304B}\u{306A}", String(repeating: "x", count: 31)])
    func textArrives(_ text: String) {
        #expect(translate(typed(text)) == [.text(TextEvent(text, timestamp: 3))])
        #expect(translate(composed(text)) == [.text(TextEvent(text, isComposition: true, timestamp: 3))])
    }

    @Test func emptyTextEndsACompositionAlone() {
        #expect(translate(typed("")).isEmpty)
        #expect(translate(composed("")) == [.text(TextEvent("", isComposition: true, timestamp: 3))])
        #expect(translate(typed("a", in: 2)).isEmpty, "another window's")
    }
}
