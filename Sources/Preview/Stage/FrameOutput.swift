import Compositor

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
    /// Shows the picture, of which the pixels of `damage` are new.
    func present(_ damage: Damage) throws
}
