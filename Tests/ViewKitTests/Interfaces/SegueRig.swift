import LayerTree

@testable import ViewKit

/// A screen that logs its segues; its title is the id of its scene.
class SegueScreen: UIViewController {
    /// The identifiers of segues that it does not want.
    var refused: Set<String> = []
    /// Whether an unwind segue may lead to it, where it has the method.
    var acceptsUnwinding = true

    private var name: String { title ?? "" }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        EventLog.ofHost.add("\(name) should \(identifier)")
        return !refused.contains(identifier)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        EventLog.ofHost.add("\(name) prepares \(segue.identifier ?? "-") to \(segue.destination.title ?? "")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        EventLog.ofHost.add("\(name) loads")
    }

    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        acceptsUnwinding && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender as Any)
    }

    func makeNext(_ coder: NSCoder, sender: Any?) -> UIViewController? {
        EventLog.ofHost.add("\(name) makes the next for \(sender.map { "\(type(of: $0))" } ?? "nil")")
        return SegueScreen(coder: coder)
    }
}

/// A screen that unwind segues lead to.
final class StartScreen: SegueScreen {
    func unwindToStart(_ segue: UIStoryboardSegue) {
        EventLog.ofHost.add("\(title ?? "") is unwound to from \(segue.source.title ?? "")")
    }
}

/// A segue that logs its performance around that of its kind.
final class LoggedSegue: UIStoryboardSegue {
    override func perform() {
        EventLog.ofHost.add("begins \(source.title ?? "") to \(destination.title ?? "")")
        super.perform()
        EventLog.ofHost.add("ends")
    }
}

/// A storyboard of screens that log their segues.
@MainActor struct SegueRig {
    let rig = InterfaceRig()
    var lines: [String] { rig.host.run { EventLog.ofHost.lines } }

    init() {
        let screen = _InterfaceClass(SegueScreen.self, ["SegueScreen"])
        screen.segueAction("makeNext:sender:") { (owner: SegueScreen, coder, sender, _) in
            owner.makeNext(coder, sender: sender)
        }
        rig.library.append(screen)
        let start = _InterfaceClass(StartScreen.self, ["StartScreen"])
        start.action(Selector(_method: "unwindToStart:", StartScreen.unwindToStart(_:)))
        rig.library.append(start)
        let segue = _InterfaceClass(LoggedSegue.self, ["LoggedSegue"])
        segue.makesSegue { LoggedSegue(identifier: $0, source: $1, destination: $2) }
        rig.library.append(segue)
    }

    /// The scene of a screen with segues, given as their attributes without ids, and with what its view holds.
    static func scene(
        _ id: String, _ type: String = "SegueScreen", segues: [String] = [], content: String = ""
    ) -> String {
        let connections = segues.enumerated().map { "<segue \($1) id=\"\(id)\($0)\"/>" }.joined()
        return """
            <viewController id="\(id)" title="\(id)" storyboardIdentifier="\(id)" customClass="\(type)">
            <view key="view" id="\(id)View"><rect key="frame" x="0" y="0" width="200" height="200"/>\(content)</view>
            <connections>\(connections)</connections></viewController><exit id="\(id)Exit"/>
            """
    }

    /// The scene of a container with those children.
    static func container(_ id: String, _ kind: String, _ relationship: String, _ children: [String]) -> String {
        let segues = children.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"\(id)\($0)\"/>"
        }
        return "<\(kind) id=\"\(id)\" title=\"\(id)\"><connections>\(segues.joined())</connections></\(kind)>"
    }

    /// Shows the controller with which the storyboard of `scenes` begins.
    func show(_ scenes: [String], initial: String = "first") throws -> UIViewController {
        try rig.addStoryboard(scenes, initial: initial)
        let controller = rig.initialController() ?? UIViewController()
        rig.show(controller)
        return controller
    }

    /// Performs a segue and finishes what it begins.
    func perform(_ identifier: String, of controller: UIViewController, sender: Any? = nil) {
        rig.host.run { controller.performSegue(withIdentifier: identifier, sender: sender) }
        for _ in 0..<3 { rig.host.frame(at: rig.host.layers.mediaTime + 1) }
    }
}
