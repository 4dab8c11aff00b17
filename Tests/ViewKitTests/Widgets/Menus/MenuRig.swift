import Testing

@testable import ViewKit

/// A window of 320 x 480 points with a plain screen, one finger, and a log of what menus call.
@MainActor final class MenuRig {
    let host = TestHost(size: CGSize(width: 320, height: 480))
    let log = EventLog()
    let screen: UIViewController
    let navigation: UINavigationController
    private(set) var reports: [String] = []
    private var place = SIMD2<Double>.zero

    init() {
        screen = host.run { UIViewController() }
        navigation = host.run { [screen] in UINavigationController(rootViewController: screen) }
        host.run {
            FaultLog.current.onReport = { [weak self] in self?.reports.append($0) }
            host.window.rootViewController = navigation
            host.window.makeKeyAndVisible()
        }
        step()
    }

    var time: Double { host.layers.mediaTime }

    /// Makes the frames of `seconds`, at least one.
    func step(_ seconds: Double = 0) {
        for _ in 0..<max(1, Int((seconds * 60).rounded())) { host.frame(at: time + 1.0 / 60) }
    }

    /// Runs `body` with the host current, and makes a frame.
    @discardableResult func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        let result = try host.run(body)
        step()
        return result
    }

    func press(_ x: Double, _ y: Double) { send(.began, SIMD2(x, y)) }

    /// Moves the finger, in steps of a frame each.
    func move(to x: Double, _ y: Double, frames: Int = 6) {
        let start = place
        for frame in 1...frames { send(.moved, start + (SIMD2(x, y) - start) * (Double(frame) / Double(frames))) }
    }

    func lift() { send(.ended, place) }

    func lose() { send(.cancelled, place) }

    func tap(_ x: Double, _ y: Double) {
        press(x, y)
        lift()
    }

    private func send(_ phase: TouchSample.Phase, _ place: SIMD2<Double>) {
        self.place = place
        host.window.handle([TouchSample(phase: phase, location: place, timestamp: time)])
        step()
    }

    // MARK: The menu

    /// The cover of the menu that shows; nil without one.
    var overlay: MenuOverlay? { host.window.subviews.compactMap { $0 as? MenuOverlay }.last }
    var presentation: MenuPresentation? { overlay?.presentation }
    var panel: MenuPlatter? { presentation?.topPanel }

    /// The titles of the rows of the panel on top, from above.
    var titles: [String] { panel?.rows.targets.map { $0.element?.title ?? "…" } ?? [] }

    /// The middle of a row of the panel on top, in points of the window.
    func middle(of title: String) throws -> SIMD2<Double> {
        let target = try #require(panel?.rows.targets.first { $0.element?.title == title }, "\(titles)")
        let point = target.convert(CGPoint(x: target.bounds.midX, y: target.bounds.midY), to: host.window)
        return SIMD2(point.x, point.y)
    }

    /// Taps on a row of the panel on top.
    func choose(_ title: String) throws {
        let point = try middle(of: title)
        tap(point.x, point.y)
    }

    /// An action that logs its title.
    func action(
        _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [log] action in
            log.add("\(action.title) by \(action.sender.map { "\(type(of: $0))" } ?? "nil")")
        }
    }

    func menu(_ titles: String...) -> UIMenu { UIMenu(children: titles.map { action($0) }) }

    /// A button with `menu` at a place of the screen.
    func button(_ menu: UIMenu?, x: Double = 20, y: Double = 100, isPrimary: Bool = true) -> UIButton {
        run {
            let button = UIButton(type: .system)
            button.setTitle("Menu", for: .normal)
            button.menu = menu
            button.showsMenuAsPrimaryAction = isPrimary
            button.frame = CGRect(x: x, y: y, width: 80, height: 40)
            screen.view.addSubview(button)
            return button
        }
    }
}
