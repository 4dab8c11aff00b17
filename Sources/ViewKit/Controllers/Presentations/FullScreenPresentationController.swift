/// Presents over all of the window, or of a context, and takes away what is covered where the style says so.
class FullScreenPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    override var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }
}
