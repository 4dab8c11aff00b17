import Files
import Foundation
import Glibc
import LayerTree

/// The signal that asks a process where its code is, and ends it there.
///
/// The runtime's handler of crashes follows frame pointers, and so misses the caller of a function without one, such as those
/// of the C library. The handler of this signal follows the unwind tables, moves the thread to the innermost frame that lies
/// in the user's code, and has it abort there, so that the report begins with that frame.
enum StopSignal {
    static let number = SIGURG

    /// The state of the handler, which allocates nothing.
    private struct State {
        var thread: pthread_t
        /// The addresses of the user's code.
        var code: Range<UInt> = 0..<0
        var unwind: Unwind
        var instruction: InstructionGetter
        var register: RegisterGetter
        /// The place of the innermost frame in the code, and its frame pointer; 0 where there is none.
        var found: UInt = 0
        var frame: UInt = 0
    }

    private typealias Visit = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
    private typealias Unwind = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Int32
    private typealias InstructionGetter = @convention(c) (OpaquePointer?) -> UInt
    private typealias RegisterGetter = @convention(c) (OpaquePointer?, Int32) -> UInt

    // nonisolated(unsafe): set once, before there are other threads, and then used by the thread that answers alone.
    nonisolated(unsafe) private static var state: UnsafeMutablePointer<State>?

    #if arch(x86_64)
    /// The number of the frame pointer in the unwind tables.
    private static let framePointer: Int32 = 6
    #else
    private static let framePointer: Int32 = 29
    #endif

    /// Has this thread answer the signal.
    static func listen() {
        guard let unwind = dlsym(nil, "_Unwind_Backtrace"), let instruction = dlsym(nil, "_Unwind_GetIP"),
            let register = dlsym(nil, "_Unwind_GetGR")
        else { return }
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        state.initialize(
            to: State(
                thread: pthread_self(), unwind: unsafeBitCast(unwind, to: Unwind.self),
                instruction: unsafeBitCast(instruction, to: InstructionGetter.self),
                register: unsafeBitCast(register, to: RegisterGetter.self)))
        self.state = state
        // What the unwinder does once, it does here.
        find(state)
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { _, _, context in StopSignal.stop(context) }
        action.sa_flags = SA_SIGINFO | SA_RESTART
        // The abort comes when the handler has returned.
        sigaddset(&action.sa_mask, SIGABRT)
        sigaction(number, &action, nil)
        CrashSignals.listen()
    }

    /// Takes the shared object that is loaded from `path` for the user's code, which ends by the exceptions that it raises on
    /// the current host.
    @MainActor static func setCode(loadedFrom path: String) {
        FaultLog.current.onException = CrashSignals.end(by:)
        guard let state, let path = FilePath.resolved(path) else { return }
        for line in maps.split(separator: "\n") where line.hasSuffix(" " + path) && line.contains(" r-xp ") {
            let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            if ends.count == 2, ends[0] <= ends[1] { state.pointee.code = ends[0]..<ends[1] }
        }
    }

    /// The mappings of this process, a line each. Foundation reads the first piece of such a file only.
    private static var maps: String {
        let file = open("/proc/self/maps", O_RDONLY)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var text: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(file, &piece, piece.count), count > 0 { text += piece[..<count] }
        return String(decoding: text, as: UTF8.self)
    }

    private static func stop(_ context: UnsafeMutableRawPointer?) {
        guard let state, let context = context?.assumingMemoryBound(to: ucontext_t.self) else {
            kill(getpid(), SIGABRT)
            return
        }
        CrashSignals.restore()
        guard pthread_self() == state.pointee.thread else {
            pthread_kill(state.pointee.thread, number)
            return
        }
        _ = moveIntoCode(context)
        pthread_kill(state.pointee.thread, SIGABRT)
    }

    /// Moves the thread that `context` was taken of to its innermost frame in the user's code; returns whether it was elsewhere
    /// before, and there is one.
    static func moveIntoCode(_ context: UnsafeMutablePointer<ucontext_t>) -> Bool {
        guard let state, !state.pointee.code.contains(context.pointee.instruction) else { return false }
        find(state)
        guard state.pointee.found != 0 else { return false }
        context.pointee.instruction = state.pointee.found
        context.pointee.frame = state.pointee.frame
        return true
    }

    /// Finds the innermost frame of this thread in the user's code.
    private static func find(_ state: UnsafeMutablePointer<State>) {
        state.pointee.found = 0
        _ = state.pointee.unwind({ frame, _ in StopSignal.visit(frame) }, nil)
    }

    /// Returns 0 to go on to the next frame further out.
    private static func visit(_ frame: OpaquePointer?) -> Int32 {
        guard let state else { return 1 }
        // The call stands before the place to which it returns.
        let place = state.pointee.instruction(frame) &- 1
        guard state.pointee.code.contains(place) else { return 0 }
        state.pointee.found = place
        state.pointee.frame = state.pointee.register(frame, framePointer)
        return 1
    }
}

extension ucontext_t {
    #if arch(x86_64)
    private static let instructionOffset = 16 * 8
    private static let frameOffset = 10 * 8

    private func register(_ offset: Int) -> UInt {
        withUnsafeBytes(of: uc_mcontext.gregs) { $0.load(fromByteOffset: offset, as: UInt.self) }
    }

    private mutating func setRegister(_ offset: Int, _ value: UInt) {
        withUnsafeMutableBytes(of: &uc_mcontext.gregs) { $0.storeBytes(of: value, toByteOffset: offset, as: UInt.self) }
    }

    /// The address of the next instruction.
    fileprivate var instruction: UInt {
        get { register(Self.instructionOffset) }
        set { setRegister(Self.instructionOffset, newValue) }
    }

    /// The frame pointer.
    fileprivate var frame: UInt {
        get { register(Self.frameOffset) }
        set { setRegister(Self.frameOffset, newValue) }
    }
    #else
    /// The address of the next instruction.
    fileprivate var instruction: UInt {
        get { UInt(uc_mcontext.pc) }
        set { uc_mcontext.pc = UInt64(newValue) }
    }

    /// The frame pointer.
    fileprivate var frame: UInt {
        get { UInt(uc_mcontext.regs.29) }
        set { uc_mcontext.regs.29 = UInt64(newValue) }
    }
    #endif
}
