import CSDL2
import Foundation

/// Text input and the clipboard of the desktop.
extension DesktopWindow {
    /// Whether the window gets `.text` events; an input method is in effect only then.
    package var takesText: Bool {
        get { SDL_IsTextInputActive() == SDL_TRUE }
        set {
            guard newValue != takesText else { return }
            if newValue { SDL_StartTextInput() } else { SDL_StopTextInput() }
        }
    }

    /// Sets the caret's area for the input method to `area`, in points; the list of candidates appears beside it.
    package func setTextArea(_ area: CGRect) {
        let window = metrics.windowBounds
        func units(_ points: Double, _ pixelsPerUnit: Double) -> Int32 {
            let value = points * metrics.scale / pixelsPerUnit
            return value.isFinite ? Int32(min(max(value.rounded(), -32_768), 32_767)) : 0
        }
        var rect = SDL_Rect(
            x: units(area.minX - window.minX, metrics.pixelsPerUnitX),
            y: units(area.minY - window.minY, metrics.pixelsPerUnitY),
            w: units(area.width, metrics.pixelsPerUnitX), h: units(area.height, metrics.pixelsPerUnitY))
        SDL_SetTextInputRect(&rect)
    }

    /// The text in the clipboard of the desktop; empty without any.
    package var clipboardText: String {
        get {
            guard let bytes = SDL_GetClipboardText() else { return "" }
            defer { SDL_free(bytes) }
            return String(cString: bytes)
        }
        set { SDL_SetClipboardText(newValue) }
    }
}
