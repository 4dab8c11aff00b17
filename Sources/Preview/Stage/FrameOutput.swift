import Compositor
import SDLPlatform

/// The destination of a stage's picture.
@MainActor protocol FrameOutput: AnyObject {
    /// The backend that draws the picture.
    var backend: any RenderBackend { get }
    /// The bounds of the picture, in pixels.
    var bounds: PixelRect { get }
    /// The bounds of the overlay, in pixels, of which the picture is a part.
    var overlayBounds: PixelRect { get }
    /// The area of the picture in the overlay, in pixels.
    var pictureArea: PixelRect { get }
    /// `cpu` or `gpu`.
    var renderer: String { get }
    /// The renderer in words: `cpu`, or the driver and the graphics card.
    var rendererDescription: String { get }
    /// Removes the overlay of `cover` from the picture; called before the picture is drawn on.
    func uncover()
    /// Lays `overlay` over the picture until `uncover`; the next `present` shows it.
    func cover(with overlay: OverlayPicture) throws
    /// Shows the picture, of which the pixels of `damage` are new, and what has changed in the overlay.
    func present(_ damage: Damage) throws
}

extension FrameOutput {
    var overlayBounds: PixelRect { bounds }
    var pictureArea: PixelRect { bounds }
}
