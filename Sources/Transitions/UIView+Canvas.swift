#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Snapshots on a canvas: what a transition moves in place of the screens' own views.
extension UIView {
    /// A snapshot of `view`, put into this canvas at the place where `view` is on the screen.
    ///
    /// With `afterUpdates` it shows changes that were not drawn yet; a view that was never drawn needs that. A view that
    /// cannot be snapshotted gives an empty one at its place.
    func snapshotView(_ view: UIView, afterUpdates: Bool) -> UIView {
        let snapshot = view.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView()
        addSubview(snapshot)
        snapshot.frame = convert(view.bounds, from: view)
        return snapshot
    }

    /// Covers the place of `view` on this canvas with `color`: a point more on each side, as smooth edges of a picture of it
    /// would shine through those of the patch.
    func addPatch(over view: UIView, color: UIColor?) {
        let patch = UIView(frame: convert(view.bounds, from: view).insetBy(dx: -1, dy: -1))
        patch.backgroundColor = color
        addSubview(patch)
    }

    /// Snapshots of what lies in `view`, but for `exceptions`, each at its place.
    func snapshotSubviews(of view: UIView, except exceptions: [UIView] = []) -> [UIView] {
        snapshotViews(view.subviews.filter { subview in !exceptions.contains { $0 === subview } }, afterUpdates: true)
    }

    /// Snapshots of `views`, each at its place, the first at the bottom.
    func snapshotViews(_ views: [UIView], afterUpdates: Bool) -> [UIView] {
        views.map { snapshotView($0, afterUpdates: afterUpdates) }
    }
}
