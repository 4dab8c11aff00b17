import Compositor
import SDLPlatform

/// Where a stage's picture goes.
@MainActor protocol FrameOutput: AnyObject {
    /// What draws it.
    var backend: any RenderBackend { get }
    /// The pixels that it has.
    var bounds: PixelRect { get }
    /// `cpu` or `gpu`.
    var renderer: String { get }
    /// Who draws, in words: `cpu`, or the driver and the card.
    var rendererDescription: String { get }
    /// Takes off the picture what `cover` laid over it; to be called before the picture is drawn on.
    func uncover()
    /// Lays `overlay` over the picture until `uncover`.
    func cover(with overlay: OverlayPicture) throws
    /// Shows the picture, of which the pixels of `damage` are new.
    func present(_ damage: Damage) throws
}
