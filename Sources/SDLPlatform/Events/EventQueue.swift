import CSDL2

/// Receives events from SDL, stamps them on receipt, and keeps them translated until the frame loop takes them.
///
/// SDL's own stamps are those of its pump, in whole milliseconds: useless for a velocity.
@MainActor final class EventQueue {
    private static let batch = 64
    /// Milliseconds between looks where no device can wake us.
    private static let pollInterval: Int32 = 8

    /// Events received and not taken yet, in order.
    private(set) var pending: [WindowEvent] = []
    private var translator: EventTranslator
    private let buffer = UnsafeMutableBufferPointer<SDL_Event>.allocate(capacity: batch)
    private let blocks: Bool
    /// Whether the mouse is captured for a press that SDL dropped.
    private var captures = false
    /// Called before one of SDL's window events is translated; answers with the window's metrics as they are now.
    var respond: ((SDL_WindowEventID) -> WindowMetrics?)?

    /// A queue for the window with SDL's id `windowID`; `blocks` where SDL can wait for this driver's devices.
    init(windowID: UInt32, metrics: WindowMetrics, blocks: Bool) {
        translator = EventTranslator(windowID: windowID, metrics: metrics)
        self.blocks = blocks
        buffer.initialize(repeating: SDL_Event())
        pending.reserveCapacity(Self.batch)
    }

    isolated deinit { buffer.deallocate() }

    /// Calls `body` with each pending event, oldest first, and empties the queue.
    func take(_ body: (WindowEvent) throws -> Void) rethrows {
        guard !pending.isEmpty else { return }
        let taken = pending
        pending.removeAll(keepingCapacity: true)
        for event in taken { try body(event) }
    }

    /// Receives what is there, without waiting; whether anything was, a wake-up included.
    @discardableResult func receive() -> Bool {
        SDL_PumpEvents()
        var received = false
        while true {
            let count = SDL_PeepEvents(
                buffer.baseAddress, Int32(Self.batch), SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
            guard count > 0 else { return received }
            received = true
            let time = MonotonicTime.now()
            for event in buffer.prefix(Int(count)) { admit(event, at: time) }
        }
    }

    /// Sleeps until something arrives or `milliseconds` have passed (nil: however long it takes), and receives it.
    @discardableResult func wait(milliseconds: Int32?) -> Bool {
        guard blocks else { return poll(milliseconds: milliseconds) }
        var event = SDL_Event()
        guard SDL_WaitEventTimeout(&event, milliseconds ?? -1) == 1 else { return false }
        admit(event, at: MonotonicTime.now())
        receive()
        return true
    }

    /// Cancels presses whose release the desktop kept to itself; to be called once a frame.
    func checkPresses(at time: Double) {
        guard translator.presses.isDoubtful(at: time) else { return }
        if SDL_GetGlobalMouseState(nil, nil) == 0 {
            translator.cancelPresses(at: time, into: &pending)
            endCapture()
        } else {
            translator.confirmPresses(at: time)
        }
    }

    private func admit(_ event: SDL_Event, at time: Double) {
        if event.type == SDL_WINDOWEVENT.rawValue, event.window.windowID == translator.windowID {
            if let metrics = respond?(SDL_WindowEventID(UInt32(event.window.event))) { translator.metrics = metrics }
        }
        if event.type == SDL_SYSWMEVENT.rawValue { return DisplayLoss.examine(event) }
        if translator.contradictsPresses(event) {
            let isHeld = SDL_GetGlobalMouseState(nil, nil) & csdl_primary_mask != 0
            translator.follow(isHeld: isHeld, before: event, at: time, into: &pending)
            // As SDL does for the presses that it sees, so that the drag goes on outside of the window.
            if translator.presses.holds(.primary) { captures = SDL_CaptureMouse(SDL_TRUE) == 0 }
        }
        translator.translate(event, at: time, into: &pending)
        endCapture()
    }

    private func endCapture() {
        guard captures, !translator.presses.holds(.primary) else { return }
        captures = false
        SDL_CaptureMouse(SDL_FALSE)
    }

    private func poll(milliseconds: Int32?) -> Bool {
        var left = milliseconds
        while !receive() {
            let step = min(left ?? Self.pollInterval, Self.pollInterval)
            if step <= 0 { return false }
            SDL_Delay(UInt32(step))
            left = left.map { $0 - step }
        }
        return true
    }
}
