import Compositor
import Graphics
import LayerTree
import ViewKit

/// Pictures of frames that were shown.
extension FrameRunner {
    /// A copy of the picture that shows.
    var image: CGImage {
        get throws {
            try drawIfNeeded()
            return CGImage(try output.backend.readPixels())
        }
    }

    /// The picture of the stage's last frame, without what is laid over it; the same object until something is committed.
    var keptPicture: FrameSnapshot {
        let tree = source.tree
        if let kept, kept.commit == tree.history.commit, kept.picture.screen == source.screen { return kept.picture }
        let picture = FrameSnapshot(
            tree, store: source.resources, screen: source.screen, after: kept?.picture)
        kept = (tree.history.commit, picture)
        return picture
    }

    /// Brings the overlay over the last picture up to date, at `time` of the machine's clock; nothing is recorded.
    func refreshOverlay(at time: Double) throws {
        output.uncover()
        _ = try drawOverlay(at: time)
        try output.present(Damage())
    }

    /// Shows `picture` in place of the stage's own until the next frame, at `time` of the machine's clock; nothing is
    /// recorded.
    func show(_ picture: FrameSnapshot, at time: Double) throws {
        guard let store = picture.fragment.store else { return }
        output.uncover()
        showsEarlier = true
        renderer.prepare(
            picture.fragment.tree, resources: store, width: output.bounds.width, height: output.bounds.height,
            scale: picture.screen.scale)
        try renderer.draw()
        _ = try drawOverlay(at: time)
        try output.present(renderer.damage)
    }
}
