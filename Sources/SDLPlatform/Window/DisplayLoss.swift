import CSDL2
import Files
import Foundation

/// The loss of the X server, or of the window in it, from outside the program.
///
/// Xlib finds out within any call of SDL's, and ends the program there. So the program finishes its work at that point,
/// prints one message, and ends with status 2; no call of SDL's comes after.
@MainActor package enum DisplayLoss {
    /// Finishes what must not be lost, without SDL; a sentence about it for the message, nil without one.
    package static var finish: () -> String? = { nil }

    /// The X server's number of the window; 0 without one.
    static var window: UInt = 0

    private static let status: Int32 = 2
    private typealias ServerHandler = @convention(c) (OpaquePointer?) -> Int32
    private typealias ErrorHandler = @convention(c) (OpaquePointer?, UnsafePointer<XErrorEvent>?) -> Int32

    /// Replaces Xlib's handlers of errors, which end the program with a message of their own.
    ///
    /// SDL replaces them while it starts, and restores those from before when it quits: where a wake-up reaches the server
    /// after the window was closed, its error arrives then. So this is called before SDL starts, and once it runs.
    static func setErrorHandlers() {
        guard let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NODELETE) else { return }
        defer { dlclose(library) }
        typealias SetServerHandler = @convention(c) (ServerHandler) -> UnsafeRawPointer?
        typealias SetErrorHandler = @convention(c) (ErrorHandler) -> UnsafeRawPointer?
        guard let setServerHandler = dlsym(library, "XSetIOErrorHandler"),
            let setErrorHandler = dlsym(library, "XSetErrorHandler")
        else { return }
        _ = unsafeBitCast(setServerHandler, to: SetServerHandler.self)({ _ in
            DisplayLoss.end("the X server is gone, or has closed the connection")
            return 0
        })
        _ = unsafeBitCast(setErrorHandler, to: SetErrorHandler.self)({ _, error in
            if let error { DisplayLoss.examine(error.pointee) }
            // Other errors are about calls that SDL makes on suspicion, and harm nothing.
            return 0
        })
    }

    /// Enables SDL's system events, which report the end of windows.
    static func watchWindows() { SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE) }

    /// Ends the program where `event`, of the type `SDL_SYSWMEVENT`, reports that the window is gone.
    static func examine(_ event: SDL_Event) {
        var event = event
        if window != 0, csdl_is_destruction(&event, window) { end("another program destroyed the window") }
    }

    private nonisolated static func examine(_ error: XErrorEvent) {
        guard Thread.isMainThread else { return }
        let code = Int32(error.error_code)
        let resource = error.resourceid
        MainActor.assumeIsolated {
            guard window != 0, resource == window, code == BadWindow || code == BadDrawable else { return }
            end("another program destroyed the window")
        }
    }

    /// Ends the program because of `problem`; returns only on another thread than the main one.
    private nonisolated static func end(_ problem: String) {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated {
            let finish = finish
            // Whatever fails from here on ends the program, too.
            Self.finish = { nil }
            let remedy = finish() ?? "start segue again"
            try? StandardStream.errors.write("segue: display: \(problem); \(remedy)\n")
            // Not in order: what runs at a program's end would call into the lost connection.
            _exit(status)
        }
    }
}
