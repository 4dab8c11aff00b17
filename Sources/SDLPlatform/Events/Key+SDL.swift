import CSDL2

extension Key {
    /// The key with SDL's key code `code`, which for keys that type something is the character that they type.
    init(keycode code: SDL_Keycode) {
        if let named = Self.named[UInt32(bitPattern: code)] {
            self = named
        } else if code > 0x20, code < 0x4000_0000, let scalar = Unicode.Scalar(UInt32(code)) {
            self = .character(Character(scalar))
        } else {
            self = Self.onKeypad[UInt32(bitPattern: code)] ?? .unknown
        }
    }

    /// The key that a US keyboard has at `scancode`.
    init(position scancode: SDL_Scancode) {
        let code = scancode.rawValue
        switch code {
        case SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue:
            self = .letter(Int(code - SDL_SCANCODE_A.rawValue))
        case SDL_SCANCODE_1.rawValue...SDL_SCANCODE_9.rawValue:
            self = .digit(Int(code - SDL_SCANCODE_1.rawValue) + 1)
        default:
            self = Self.punctuation[code].map(Key.character) ?? Key(keycode: Self.controlCode(of: scancode))
        }
    }

    private static func letter(_ index: Int) -> Key {
        .character(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(index))))
    }

    private static func digit(_ value: Int) -> Key {
        .character(Character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))))
    }

    /// The key code of a key that means the same on every layout.
    private static func controlCode(of scancode: SDL_Scancode) -> SDL_Keycode {
        switch scancode {
        case SDL_SCANCODE_SPACE: SDL_Keycode(SDLK_SPACE.rawValue)
        case SDL_SCANCODE_RETURN: SDL_Keycode(SDLK_RETURN.rawValue)
        case SDL_SCANCODE_ESCAPE: SDL_Keycode(SDLK_ESCAPE.rawValue)
        case SDL_SCANCODE_TAB: SDL_Keycode(SDLK_TAB.rawValue)
        case SDL_SCANCODE_BACKSPACE: SDL_Keycode(SDLK_BACKSPACE.rawValue)
        case SDL_SCANCODE_DELETE: SDL_Keycode(SDLK_DELETE.rawValue)
        default: SDL_Keycode(bitPattern: scancode.rawValue | UInt32(SDLK_SCANCODE_MASK))
        }
    }

    private static let named: [UInt32: Key] = {
        var keys: [UInt32: Key] = [
            SDLK_SPACE.rawValue: .space, SDLK_RETURN.rawValue: .return, SDLK_KP_ENTER.rawValue: .return,
            SDLK_ESCAPE.rawValue: .escape, SDLK_TAB.rawValue: .tab, SDLK_BACKSPACE.rawValue: .backspace,
            SDLK_DELETE.rawValue: .delete, SDLK_LEFT.rawValue: .left, SDLK_RIGHT.rawValue: .right,
            SDLK_UP.rawValue: .up, SDLK_DOWN.rawValue: .down, SDLK_HOME.rawValue: .home, SDLK_END.rawValue: .end,
            SDLK_PAGEUP.rawValue: .pageUp, SDLK_PAGEDOWN.rawValue: .pageDown,
        ]
        for number in 1...12 { keys[SDLK_F1.rawValue + UInt32(number - 1)] = .function(number) }
        return keys
    }()

    private static let onKeypad: [UInt32: Key] = {
        var keys: [UInt32: Key] = [
            SDLK_KP_0.rawValue: .digit(0), SDLK_KP_PLUS.rawValue: .character("+"),
            SDLK_KP_MINUS.rawValue: .character("-"), SDLK_KP_MULTIPLY.rawValue: .character("*"),
            SDLK_KP_DIVIDE.rawValue: .character("/"), SDLK_KP_PERIOD.rawValue: .character("."),
        ]
        for value in 1...9 { keys[SDLK_KP_1.rawValue + UInt32(value - 1)] = .digit(value) }
        return keys
    }()

    private static let punctuation: [UInt32: Character] = [
        SDL_SCANCODE_0.rawValue: "0", SDL_SCANCODE_MINUS.rawValue: "-", SDL_SCANCODE_EQUALS.rawValue: "=",
        SDL_SCANCODE_LEFTBRACKET.rawValue: "[", SDL_SCANCODE_RIGHTBRACKET.rawValue: "]",
        SDL_SCANCODE_BACKSLASH.rawValue: "\\", SDL_SCANCODE_SEMICOLON.rawValue: ";",
        SDL_SCANCODE_APOSTROPHE.rawValue: "'", SDL_SCANCODE_GRAVE.rawValue: "`", SDL_SCANCODE_COMMA.rawValue: ",",
        SDL_SCANCODE_PERIOD.rawValue: ".", SDL_SCANCODE_SLASH.rawValue: "/",
    ]
}

extension KeyModifiers {
    /// The modifiers that SDL reports as held now.
    static var held: KeyModifiers { KeyModifiers(sdl: UInt32(SDL_GetModState().rawValue)) }

    /// The modifiers in SDL's bit mask; locks and modes are left out.
    init(sdl mask: UInt32) {
        self = []
        if mask & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
        if mask & KMOD_CTRL.rawValue != 0 { insert(.control) }
        if mask & KMOD_ALT.rawValue != 0 { insert(.option) }
        if mask & KMOD_GUI.rawValue != 0 { insert(.command) }
    }
}
