import InterfaceFiles

/// A segue of an interface file, of which each performance is made anew.
@MainActor final class SegueTemplate {
    let segue: InterfaceSegue
    /// The id of its connection.
    let id: String
    /// The id of the controller, or of the exit, that it leads to.
    private let destination: String
    private weak var controller: UIViewController?
    private let file: InterfaceFile
    private let library: InterfaceLibrary
    private let storyboard: UIStoryboard?
    private let line: Int
    /// The view or bar item that a popover points to.
    private weak var anchor: AnyObject?

    init(
        _ segue: InterfaceSegue, by connection: InterfaceConnection, of controller: UIViewController,
        loader: InterfaceLoader
    ) {
        self.segue = segue
        self.controller = controller
        id = connection.id
        destination = connection.destination
        line = connection.line
        file = loader.file
        library = loader.library
        storyboard = loader.storyboard
        findAnchor(by: loader)
    }

    /// Finds the view or bar item that a popover points to, once it is made.
    func findAnchor(by loader: InterfaceLoader) {
        anchor = segue.popoverAnchor.flatMap { loader.object($0) } ?? anchor
    }

    /// Performs the segue for `sender`, a control or a cell, unless the controller does not want it.
    func trigger(by sender: Any?) {
        guard let controller, controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
        else {
            return
        }
        perform(from: controller, sender: sender)
    }

    /// Performs the segue when the gesture is recognized.
    func recognize(_ recognizer: UIGestureRecognizer) {
        let isContinuous = !(recognizer is UITapGestureRecognizer) && !(recognizer is UISwipeGestureRecognizer)
        if recognizer.state == (isContinuous ? .began : .ended) { trigger(by: recognizer) }
    }

    /// Performs the segue.
    func perform(from controller: UIViewController, sender: Any?) {
        if segue.kind == .unwind { return unwind(from: controller, sender: sender) }
        guard let destination = makeDestination(for: controller, sender: sender) else { return }
        prepareStyle(of: destination, sender: sender)
        let segue = makeSegue(from: controller, to: destination)
        segue.performer = { [weak segue] in
            if let segue { self.show(segue.destination, from: segue.source, sender: sender) }
        }
        controller.prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Puts the destination into the container view, as the view of `controller` loads.
    func embed(in container: UIView) {
        guard let controller, let child = makeDestination(for: controller, sender: nil) else { return }
        guard !controller.isWithinScene(of: child) else {
            return report("the container view embeds a screen that it lies in. Remove the segue.")
        }
        let segue = makeSegue(from: controller, to: child)
        segue.performer = { [unowned controller] in
            controller.addChild(child)
            child.view.frame = container.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            child.view.translatesAutoresizingMaskIntoConstraints = true
            container.addSubview(child.view)
            child.didMove(toParent: controller)
        }
        controller.prepare(for: segue, sender: nil)
        segue.perform()
    }

    private func makeDestination(for controller: UIViewController, sender: Any?) -> UIViewController? {
        guard let storyboard else {
            report("a nib has no other screens. Remove the segue.")
            return nil
        }
        var creator: ((NSCoder) -> UIViewController?)?
        if let name = segue.creationSelector {
            let parts = library.parts(of: type(of: controller))
            guard let action = parts.lazy.compactMap({ $0.segueActions[name] }).first else {
                report(
                    "\(type(of: controller)) has no method \(name) with @IBSegueAction. Declare it, or clear the segue's."
                )
                return nil
            }
            creator = { action(controller, $0, sender, self.segue.identifier) }
        }
        return storyboard.makeController(withID: destination, creator: creator)
    }

    private func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        let plain = { UIStoryboardSegue(identifier: self.segue.identifier, source: source, destination: destination) }
        guard let name = segue.customClass else { return plain() }
        guard let type = library.type(named: name),
            let maker = library.parts(of: type).lazy.compactMap(\.segueMaker).first
        else {
            report("no segue of the class \(name) can be made. Open the file that declares it, as a UIStoryboardSegue.")
            return plain()
        }
        return maker(segue.identifier, source, destination)
    }

    private func report(_ problem: String) { FaultLog.current.report(at: "\(file.name):\(line)", problem) }

    // MARK: Kinds

    /// Sets the style of a modal presentation, which `prepare(for:sender:)` may change.
    private func prepareStyle(of destination: UIViewController, sender: Any?) {
        if let style = segue.modalPresentationStyle.flatMap({ InterfaceChoices.modalPresentationStyles[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = segue.modalTransitionStyle.flatMap({ InterfaceChoices.modalTransitionStyles[$0] }) {
            destination.modalTransitionStyle = style
        }
        guard segue.kind == .popover else { return }
        destination.modalPresentationStyle = .popover
        let popover = destination.popoverPresentationController
        if let directions = segue.properties["popoverArrowDirection"]?.element {
            let all: [(String, UIPopoverArrowDirection)] = [
                ("up", .up), ("down", .down), ("left", .left), ("right", .right),
            ]
            popover?.permittedArrowDirections = all.reduce(into: []) { set, direction in
                if directions.attributes.flag(direction.0) == true { set.insert(direction.1) }
            }
        }
        switch anchor ?? sender as AnyObject? {
        case let item as UIBarButtonItem: popover?.barButtonItem = item
        case let view as UIView:
            popover?.sourceView = view
            popover?.sourceRect = view.bounds
        default: break
        }
    }

    private func show(_ destination: UIViewController, from source: UIViewController, sender: Any?) {
        switch segue.kind {
        case .show, .push, .showDetail, .replace: withAnimations { source.show(destination, sender: sender) }
        case .presentation, .popover: source.present(destination, animated: segue.animates)
        case .custom:
            report("the custom segue has no class whose perform() shows the destination. Choose one in the inspector.")
        case .other(let name): report("the kind of segue \(name) is not known. Choose another one.")
        case .embed, .unwind, .relationship: break
        }
    }

    /// Runs `body`, without animations where the segue has none.
    private func withAnimations(_ body: () -> Void) {
        if segue.animates { body() } else { UIView.performWithoutAnimation(body) }
    }

    private func unwind(from controller: UIViewController, sender: Any?) {
        guard let name = segue.unwindAction, let action = library.responderAction(name) else {
            return report("no method \(segue.unwindAction ?? "") with @IBAction is there to unwind to. Declare it.")
        }
        let request = UIStoryboardUnwindSegueSource(source: controller, action: action, sender: sender)
        guard let target = UnwindSearch(request).destination() else {
            return report("no screen below has the method \(name) to unwind to. Nothing happens, as on iOS.")
        }
        let own = target.segueForUnwinding(to: target, from: controller, identifier: segue.identifier)
        let segue = own ?? makeSegue(from: controller, to: target)
        if own == nil {
            segue.performer = { [weak segue] in
                if let segue {
                    UnwindSearch.unwind(from: segue.source, to: target, for: segue, animated: self.segue.animates)
                }
            }
        }
        controller.prepare(for: segue, sender: sender)
        _ = action.send(to: target, segue)
        segue.perform()
    }
}
