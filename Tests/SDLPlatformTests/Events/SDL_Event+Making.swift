import CSDL2

/// Events as the desktop would send them to the window with the id 1.
extension SDL_Event {
    static func button(down: Bool, number: UInt8 = UInt8(SDL_BUTTON_LEFT), x: Int32, y: Int32) -> SDL_Event {
        var event = SDL_Event()
        event.button = SDL_MouseButtonEvent()
        event.type = down ? SDL_MOUSEBUTTONDOWN.rawValue : SDL_MOUSEBUTTONUP.rawValue
        (event.button.windowID, event.button.button, event.button.x, event.button.y) = (1, number, x, y)
        event.button.state = down ? 1 : 0
        return event
    }

    static func motion(x: Int32, y: Int32) -> SDL_Event {
        var event = SDL_Event()
        event.motion = SDL_MouseMotionEvent()
        event.type = SDL_MOUSEMOTION.rawValue
        (event.motion.windowID, event.motion.x, event.motion.y) = (1, x, y)
        return event
    }

    static func finger(_ type: SDL_EventType, id: Int64, x: Float, y: Float) -> SDL_Event {
        var event = SDL_Event()
        event.tfinger = SDL_TouchFingerEvent()
        event.type = type.rawValue
        (event.tfinger.windowID, event.tfinger.fingerId, event.tfinger.x, event.tfinger.y) = (1, id, x, y)
        return event
    }

    static func key(
        _ code: SDL_KeyCode, _ place: SDL_Scancode, down: Bool, repeats: Bool = false,
        _ modifiers: SDL_Keymod = KMOD_NONE
    ) -> SDL_Event {
        var event = SDL_Event()
        event.key = SDL_KeyboardEvent()
        event.type = down ? SDL_KEYDOWN.rawValue : SDL_KEYUP.rawValue
        (event.key.windowID, event.key.state, event.key.repeat) = (1, down ? 1 : 0, repeats ? 1 : 0)
        event.key.keysym.sym = SDL_Keycode(code.rawValue)
        event.key.keysym.scancode = place
        event.key.keysym.mod = UInt16(modifiers.rawValue)
        return event
    }

    static func window(_ id: SDL_WindowEventID, data1: Int32 = 0, data2: Int32 = 0) -> SDL_Event {
        var event = SDL_Event()
        event.window = SDL_WindowEvent()
        event.type = SDL_WINDOWEVENT.rawValue
        (event.window.windowID, event.window.event) = (1, UInt8(id.rawValue))
        (event.window.data1, event.window.data2) = (data1, data2)
        return event
    }
}
