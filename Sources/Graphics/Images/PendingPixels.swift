import Dispatch
import Synchronization

/// The pixels of an image that are still to be made, or that another thread makes; the first that asks for them makes them
/// itself where no thread has begun, and waits otherwise.
final class PendingPixels: Sendable {
    private enum State: Sendable {
        case waiting(@Sendable () -> CGImage)
        case begun
        case made(CGImage)
    }

    private let group = DispatchGroup()
    private let state: Mutex<State>

    /// Pixels that `make` makes on `queue` as soon as that is free, or before; when they are asked for where it is nil. The
    /// queue does not keep them alive.
    init(on queue: DispatchQueue?, make: @escaping @Sendable () -> CGImage) {
        state = Mutex(.waiting(make))
        group.enter()
        queue?.async { [weak self] in self?.begin() }
    }

    /// Whether no thread has begun to make them.
    var isWaiting: Bool { state.withLock { if case .waiting = $0 { true } else { false } } }

    /// Pixels that are let go of before anyone asked for them or the queue was free are not made.
    deinit {
        // A group must not be let go of before it is left.
        if isWaiting { group.leave() }
    }

    /// The image that was made. Makes it, or waits for it.
    var image: CGImage {
        if let made { return made }
        begin()
        group.wait()
        guard let made else { preconditionFailure("the group was left before the pixels were made") }
        return made
    }

    private var made: CGImage? {
        state.withLock { if case .made(let image) = $0 { image } else { nil } }
    }

    /// Makes the image on this thread, unless another one has begun.
    private func begin() {
        let make = state.withLock { state -> (@Sendable () -> CGImage)? in
            guard case .waiting(let make) = state else { return nil }
            state = .begun
            return make
        }
        guard let make else { return }
        let image = make()
        state.withLock { $0 = .made(image) }
        group.leave()
    }
}
