import Foundation
import ViewKit

extension RunLoop {
    /// Performs `block` in the next turn of the main run loop, as `DispatchQueue.main.async(execute:)` does; on the run loop
    /// of another thread, in its next turn there.
    public func perform(_ block: @escaping @Sendable () -> Void) {
        if self === RunLoop.main { return DispatchQueue.main.async { block() } }
        perform(inModes: [.default], block: block)
    }
}
