import CSDL2

/// Events as the desktop would send them to the window with the id 1.
extension SDL_Event {
    static func button(down: Bool, number: UInt8 = UInt8(SDL_BUTTON_LEFT), x: Int32, y: Int32) -> SDL_Event {
        var event = SDL_Event()
        event.button = SDL_MouseButtonEvent()
        event.type = down ? SDL_MOUSEBUTTONDOWN.rawValue : SDL_MOUSEBUTTONUP.rawValue
        event.button.windowID = 1
        event.button.button = number
        event.button.x = x
        event.button.y = y
        event.button.state = down ? 1 : 0
        return event
    }

    static func motion(x: Int32, y: Int32, isHeld: Bool = false) -> SDL_Event {
        var event = SDL_Event()
        event.motion = SDL_MouseMotionEvent()
        event.type = SDL_MOUSEMOTION.rawValue
        event.motion.windowID = 1
        event.motion.x = x
        event.motion.y = y
        event.motion.state = isHeld ? csdl_primary_mask : 0
        return event
    }

    static func finger(_ type: SDL_EventType, id: Int64, x: Float, y: Float) -> SDL_Event {
        var event = SDL_Event()
        event.tfinger = SDL_TouchFingerEvent()
        event.type = type.rawValue
        event.tfinger.windowID = 1
        event.tfinger.fingerId = id
        event.tfinger.x = x
        event.tfinger.y = y
        return event
    }

    static func key(
        _ code: SDL_KeyCode, _ place: SDL_Scancode, down: Bool, repeats: Bool = false,
        _ modifiers: SDL_Keymod = KMOD_NONE
    ) -> SDL_Event {
        var event = SDL_Event()
        event.key = SDL_KeyboardEvent()
        event.type = down ? SDL_KEYDOWN.rawValue : SDL_KEYUP.rawValue
        event.key.windowID = 1
        event.key.state = down ? 1 : 0
        event.key.repeat = repeats ? 1 : 0
        event.key.keysym.sym = SDL_Keycode(code.rawValue)
        event.key.keysym.scancode = place
        event.key.keysym.mod = UInt16(modifiers.rawValue)
        return event
    }

    static func window(_ id: SDL_WindowEventID, data1: Int32 = 0, data2: Int32 = 0) -> SDL_Event {
        var event = SDL_Event()
        event.window = SDL_WindowEvent()
        event.type = SDL_WINDOWEVENT.rawValue
        event.window.windowID = 1
        event.window.event = UInt8(id.rawValue)
        event.window.data1 = data1
        event.window.data2 = data2
        return event
    }
}
