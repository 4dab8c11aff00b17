import Dispatch
import Foundation

/// Whether `condition` comes to hold within `seconds`.
///
/// It is asked at once, and then every `pause` seconds, in which the processor is free for what is waited for.
package func eventually(
    within seconds: Double = 30, every pause: Double = 0.01, _ condition: () throws -> Bool
) rethrows -> Bool {
    let deadline = DispatchTime.now() + seconds
    while try !condition() {
        guard DispatchTime.now() < deadline else { return false }
        poll(nil, 0, Int32((pause * 1000).rounded(.up)))
    }
    return true
}
