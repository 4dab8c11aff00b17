import Dispatch

/// The pixels of an image while another thread makes them: who asks for them waits until they are there.
///
/// `@unchecked Sendable` because the result is written once, before the group is left for which every reader waits.
final class PendingPixels: @unchecked Sendable {
    private let group = DispatchGroup()
    private var result: CGImage?

    /// Pixels that `make` makes on `queue`, beginning now.
    init(on queue: DispatchQueue, make: @escaping @Sendable () -> CGImage) {
        group.enter()
        queue.async { [self] in
            result = make()
            group.leave()
        }
    }

    /// The image that was made. Waits for it.
    var image: CGImage {
        group.wait()
        guard let result else { preconditionFailure("the group was left before the pixels were made") }
        return result
    }
}
