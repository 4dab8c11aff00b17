import Graphics
import RenderTree

/// A device that draws lists: two verbs, and everything else stands above it.
///
/// The CPU backend defines what a list looks like; any other answers the same tests within a stated tolerance.
@MainActor package protocol RenderBackend: AnyObject {
    /// Draws `list` over the pixels of `damage`, which are taken to be transparent before, and leaves the others as they
    /// are. Resources that are not in `resources` draw nothing. A device that cannot draw in part draws the whole list.
    ///
    /// Returns how often pixels had to be copied to the device. What was copied may be kept for as long as its id is in
    /// `resources`. Throws when the device cannot take it.
    @discardableResult func draw(_ list: DrawList, over damage: Damage, resources: ResourceStore) throws -> Int

    /// Whether the last `draw` was cut off by a deadline.
    var isCutOff: Bool { get }

    /// The picture as it stands after the last `draw`: a copy.
    func readPixels() throws -> PixelBuffer
}

extension RenderBackend {
    /// False: by default there is no deadline.
    package var isCutOff: Bool { false }
}
