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

    /// The time at which `draw` is cut off; nil for none.
    var deadline: DrawingDeadline? { get set }

    /// Whether the deadline cut off the last `draw`; the target then shows anything where it was drawn.
    var isCutOff: Bool { get }

    /// The picture as it stands after the last `draw`: a copy.
    func readPixels() throws -> PixelBuffer
}
