import Graphics
import RenderTree

/// A device that draws lists: three verbs, and everything else stands above it.
///
/// The CPU backend defines what a list looks like; any other answers the same tests within a stated tolerance.
@MainActor package protocol RenderBackend: AnyObject {
    /// Makes what the device needs to draw `image`, which commands name by `id` (that of an image, or of a mesh that
    /// carries one). Called before the first list that names the id, never again for it; a texture may go away once
    /// `id` is no longer in the store that `draw` is given.
    ///
    /// Returns whether pixels had to be copied to the device. Throws when the device cannot take it.
    func makeTexture(_ image: CGImage, for id: ResourceID) throws -> Bool

    /// Draws `list` over the pixels of `damage`, which are taken to be transparent before, and leaves the others as they
    /// are. Resources that are not in `resources` draw nothing. A device that cannot draw in part draws the whole list.
    func draw(_ list: DrawList, over damage: Damage, resources: ResourceStore) throws

    /// The picture as it stands after the last `draw`: a copy.
    func readPixels() throws -> PixelBuffer
}
