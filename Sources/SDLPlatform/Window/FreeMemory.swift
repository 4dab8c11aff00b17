import CSDL2
import Dispatch
import Graphics

/// Memory of the heap that is free and still counts as the program's.
///
/// Frames of every size come and go between small blocks that stay; the holes that they leave make the heap larger by half
/// within an hour, though no more of it is in use.
package enum FreeMemory {
    /// Returns the pages that hold nothing to the system, on another thread: frames that allocate nothing do not wait.
    ///
    /// Takes a millisecond or two for 100 MB, and some more in the frames that need the pages again.
    package static func release() { DispatchQueue.global(qos: .utility).async(execute: releaseNow) }

    /// Returns the pages at once.
    static func releaseNow() {
        PixelBuffer.releaseSpares()
        csdl_release_free_memory()
    }
}
