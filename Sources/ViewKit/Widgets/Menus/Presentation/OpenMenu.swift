/// The menus of one host that show, are on their way, or are announced by a press.
@MainActor final class OpenMenu {
    private var presentations: [MenuPresentation] = []

    /// Those of the host of `context`.
    static func of(_ context: LayerContext) -> OpenMenu { context.attachments.value { OpenMenu() } }

    /// Whether a press leads to a menu.
    var hasLift: Bool { presentations.contains(where: \.isLifting) }

    /// Whether no menu shows, and none is on its way.
    var isEmpty: Bool { presentations.isEmpty }

    /// Keeps `presentation` until it is over.
    func add(_ presentation: MenuPresentation) { presentations.append(presentation) }

    /// Lets go of `presentation`.
    func remove(_ presentation: MenuPresentation) { presentations.removeAll { $0 === presentation } }

    /// Closes all menus but `presentation`.
    func dismissOthers(than presentation: MenuPresentation) {
        for other in presentations where other !== presentation { other.dismiss() }
    }

    /// Ends the menus of views that have left `window` with `view`.
    static func viewLeft(_ view: UIView, _ window: UIWindow) {
        for presentation in of(window.layer.context).presentations { presentation.viewLeft(view) }
    }
}
