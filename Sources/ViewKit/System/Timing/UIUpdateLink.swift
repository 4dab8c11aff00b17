/// Calls actions as the frames of a view or a scene are made, before they are laid out.
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
    private var link: CADisplayLink?
    private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
    private weak var view: UIView?
    private weak var scene: UIWindowScene?

    /// A link that waits for the frames of the window that `view` is in.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// A link that waits for the frames of `windowScene`.
    public init(windowScene: UIWindowScene) {
        scene = windowScene
        super.init()
    }

    isolated deinit { link?.invalidate() }

    /// Adds an action, which is called in each frame with the link and the frame's times.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) { actions.append(handler) }

    /// Adds the method `selector` of `target`, which takes the link, the frame's times, or nothing; `target` is kept alive.
    open func addAction(target: Any, selector: Selector) {
        addAction { link, _ in
            guard selector.send(to: target, link) == nil else { return }
            FaultLog.current.report(
                link,
                "its target \(type(of: target)) has no method \(selector) that takes a UIUpdateLink. Name it by #selector."
            )
        }
    }

    /// Whether the actions are called; false by default.
    open var isEnabled = false {
        didSet { if isEnabled != oldValue { update() } }
    }
    /// Whether it asks for a frame after each frame; otherwise, as by default, it is called in those that something else needs.
    open var requiresContinuousUpdates = false {
        didSet { link?.isPassive = !requiresContinuousUpdates }
    }
    /// The preferred number of calls a second; every frame by default.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
    }

    private func update() {
        link?.invalidate()
        link = nil
        guard isEnabled, let layers = view?.layer.context ?? scene?.context else { return }
        let new = CADisplayLink(target: self, selector: UIUpdateLink.step)
        new.isPassive = !requiresContinuousUpdates
        new.preferredFrameRateRange = preferredFrameRateRange
        new.add(to: layers.displayLinks)
        link = new
    }

    private func step(_ link: CADisplayLink) {
        // A view in no window has no frames.
        if let view, view.window == nil { return }
        let info = UIUpdateInfo(
            modelTime: link.timestamp, completionDeadlineTime: link.targetTimestamp,
            estimatedPresentationTime: link.targetTimestamp)
        for action in actions { action(self, info) }
    }
}
