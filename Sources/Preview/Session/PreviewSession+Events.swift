import Foundation
import SDLPlatform

/// Events of the window.
extension PreviewSession {
    /// Handles the events that arrived since the last frame, oldest first.
    func takeEvents() throws {
        guard let window = window?.window else { return }
        // A clock that waits for nothing does not look for them.
        if !clock.isPaced { window.receiveEvents() }
        try handleEvents(of: window)
        while case let changes = takeWindowChanges(), !changes.isEmpty {
            // The memory of the former size is gone with these calls: what follows them is heard before a frame is drawn.
            for change in changes { change(window) }
            window.receiveEvents()
            try handleEvents(of: window)
        }
    }

    private func handleEvents(of window: DesktopWindow) throws {
        try window.takeEvents { event in
            try follow(event)
            delegate?.handle(event)
        }
    }

    /// Whether there may be a user to close the window.
    var hasUser: Bool { window?.window.hasInputDevices ?? false }

    /// Whether `point` is on the screen, and not in the margin around it.
    func isOnScreen(_ point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: source.screen.size).insetBy(dx: -0.5, dy: -0.5).contains(point)
    }

    /// Does what `event` means in any window: follows its size and its loss of contents, and ends with it.
    func follow(_ event: WindowEvent) throws {
        switch event {
        case .closeRequested, .quit: close()
        case .resized, .displayChanged:
            guard let window else { return }
            try window.windowChanged()
            runner.outputChanged()
            var screen = window.screen(isPaced: clock.isPaced)
            screen.settings = source.screen.settings
            screen.insets = plan.options.insets(of: screen.size)
            source.setScreen(screen)
        case .contentLost:
            try window?.window.contentsWereLost()
            runner.outputChanged()
        // Of a user's pointers those count that reach the screens.
        case .pointer(let pointer): if delegate == nil { latestInput = pointer.timestamp }
        case .key, .text, .wheel, .concealed, .revealed, .focusGained, .focusLost: break
        }
    }
}
