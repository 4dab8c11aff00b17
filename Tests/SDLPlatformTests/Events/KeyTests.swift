import CSDL2
import Testing

@testable import SDLPlatform

@Suite struct KeyTests {
    @Test(arguments: [
        (SDLK_q.rawValue, Key.character("q")), (SDLK_LEFTBRACKET.rawValue, .character("[")),
        (SDLK_QUESTION.rawValue, .character("?")), (SDLK_7.rawValue, .character("7")), (0xE9, .character("é")),
        (SDLK_SPACE.rawValue, .space), (SDLK_ESCAPE.rawValue, .escape), (SDLK_RETURN.rawValue, .return),
        (SDLK_KP_ENTER.rawValue, .return), (SDLK_KP_5.rawValue, .character("5")), (SDLK_KP_0.rawValue, .character("0")),
        (SDLK_KP_PLUS.rawValue, .character("+")), (SDLK_DELETE.rawValue, .delete), (SDLK_HOME.rawValue, .home),
        (SDLK_END.rawValue, .end), (SDLK_PAGEUP.rawValue, .pageUp), (SDLK_LEFT.rawValue, .left),
        (SDLK_F1.rawValue, .function(1)), (SDLK_F12.rawValue, .function(12)), (SDLK_LSHIFT.rawValue, .unknown),
        (0, .unknown), (0xFFFF_FFFF, .unknown), (0x3FFF_FFFF, .unknown),
    ])
    func meaning(code: UInt32, key: Key) {
        #expect(Key(keycode: SDL_Keycode(bitPattern: code)) == key)
    }

    @Test(arguments: [
        (SDL_SCANCODE_A, Key.character("a")), (SDL_SCANCODE_Z, .character("z")), (SDL_SCANCODE_1, .character("1")),
        (SDL_SCANCODE_9, .character("9")), (SDL_SCANCODE_0, .character("0")), (SDL_SCANCODE_SLASH, .character("/")),
        (SDL_SCANCODE_LEFTBRACKET, .character("[")), (SDL_SCANCODE_RIGHTBRACKET, .character("]")),
        (SDL_SCANCODE_SPACE, .space), (SDL_SCANCODE_RETURN, .return), (SDL_SCANCODE_TAB, .tab),
        (SDL_SCANCODE_BACKSPACE, .backspace), (SDL_SCANCODE_DELETE, .delete), (SDL_SCANCODE_ESCAPE, .escape),
        (SDL_SCANCODE_RIGHT, .right), (SDL_SCANCODE_F2, .function(2)), (SDL_SCANCODE_UNKNOWN, .unknown),
    ])
    func place(scancode: SDL_Scancode, key: Key) {
        #expect(Key(position: scancode) == key)
    }

    @Test(
        arguments: [
            (KMOD_NONE.rawValue, KeyModifiers()), (KMOD_LSHIFT.rawValue, .shift), (KMOD_RSHIFT.rawValue, .shift),
            (KMOD_RCTRL.rawValue | KMOD_CAPS.rawValue, .control),
            (KMOD_LALT.rawValue | KMOD_LGUI.rawValue, [.option, .command]),
            (KMOD_NUM.rawValue, KeyModifiers()),
        ] as [(UInt32, KeyModifiers)])
    func modifiers(mask: UInt32, modifiers: KeyModifiers) {
        #expect(KeyModifiers(sdl: mask) == modifiers)
    }
}
