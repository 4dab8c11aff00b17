import Testing

@testable import ViewKit

/// Alerts and action sheets: their places, what they call, and what the presenter hears.
@MainActor @Suite struct AlertTests {
    private final class Rig: HostRig {}
    private let rig = Rig()
    private let root: LoggingViewController
    /// The number of lines of the log before the first test of an alert.
    private let firstLine: Int

    init() {
        root = rig.screen("A")
        rig.host.window.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        rig.show(root)
        firstLine = rig.log.lines.count
    }

    private func alert(
        as style: UIAlertController.Style = .alert, title: String? = "Title", message: String? = "A message",
        _ actions: (String, UIAlertAction.Style)...
    ) -> UIAlertController {
        rig.host.run {
            let alert = UIAlertController(title: title, message: message, preferredStyle: style)
            for (name, style) in actions {
                alert.addAction(
                    UIAlertAction(title: name, style: style) { [log = rig.log] in log.add("ran \($0.title ?? "")") })
            }
            return alert
        }
    }

    private func present(_ alert: UIAlertController, animated: Bool = true) {
        rig.host.run { root.present(alert, animated: animated) { [log = rig.log] in log.add("presented") } }
        rig.finish()
        rig.step()
    }

    private func buttons(in view: UIView) -> [AlertButton] {
        view.subviews.flatMap { ($0 as? AlertButton).map { [$0] } ?? buttons(in: $0) }
    }

    private func titles(_ alert: UIAlertController) -> [String] { buttons(in: alert.view).compactMap(\.action.title) }

    private func tap(_ point: CGPoint) {
        for phase in [TouchSample.Phase.began, .ended] {
            rig.host.window.handle([TouchSample(phase: phase, location: SIMD2(point.x, point.y), timestamp: rig.time)])
            rig.step()
        }
    }

    private func tap(_ title: String, in alert: UIAlertController) throws {
        let button = try #require(buttons(in: alert.view).first { $0.action.title == title })
        tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    }

    private var lines: [String] { Array(rig.log.lines.dropFirst(firstLine)) }

    @Test func theHandlerRunsAfterTheDismissal() throws {
        let alert = alert(("OK", .default))
        present(alert)
        #expect(root.presentedViewController === alert && alert.presentingViewController === root)
        #expect(root.view.window != nil && lines == ["presented"], "the presenter stays, and hears nothing")
        try tap("OK", in: alert)
        #expect(alert.isBeingDismissed && lines == ["presented"])
        // A second tap is one too many.
        try tap("OK", in: alert)
        rig.finish()
        #expect(lines == ["presented", "ran OK"] && root.presentedViewController == nil && alert.view.window == nil)
    }

    @Test func anAlertStandsInTheMiddle() {
        let alert = alert(("Cancel", .cancel), ("OK", .default))
        present(alert)
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        #expect(frame.width == 320 && abs(frame.midX - 195) <= 0.5 && abs(frame.midY - 300) <= 0.5)
        #expect(alert.view.subviews.first?.layer.cornerRadius == 34)
        #expect(alert.view.superview?.subviews.first?.layer.opacity == 0.2)
    }

    /// The first line is as high as its font's was measured, and each further one at the measured distance.
    @Test func textsHaveTheMeasuredLines() throws {
        let tests: [(title: String?, message: String?, frames: [(y: Double, height: Double)])] = [
            ("Title", "A message", [(22, 61.0 / 3), (50, 18)]),
            ("A\nB", "1\n2\n3", [(22, 127.0 / 3), (72, 58)]),
            ("A\nB\nC", nil, [(22, 193.0 / 3)]), (nil, "A message", [(22, 61.0 / 3)]),
        ]
        for test in tests {
            let host = TestHost(size: CGSize(width: 393, height: 852), scale: 3)
            let alert = host.run {
                let alert = UIAlertController(title: test.title, message: test.message, preferredStyle: .alert)
                let root = UIViewController()
                host.window.rootViewController = root
                host.window.makeKeyAndVisible()
                root.present(alert, animated: false)
                return alert
            }
            host.frame(at: 0)
            let labels = labels(in: alert.view)
            #expect(labels.count == test.frames.count)
            for (label, frame) in zip(labels, test.frames) {
                let isEqual = abs(label.frame.minY - frame.y) < 1e-6 && abs(label.frame.height - frame.height) < 1e-6
                #expect(isEqual && label.frame.minX == 30 && label.frame.width == 260, "\(test): \(label.frame)")
            }
        }
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.filter { !($0 is UIControl) }.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    /// Titles, the order of the buttons from the top or the left, and whether they stand in one row.
    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func buttonsStandInARowOrAColumn(_ style: UIAlertController.Style) {
        let rows: [([(String, UIAlertAction.Style)], [String], Bool)] = [
            ([("OK", .default)], ["OK"], false),
            ([("OK", .default), ("Cancel", .cancel)], ["Cancel", "OK"], true),
            ([("Yes", .default), ("No", .default)], ["Yes", "No"], true),
            (
                [("Cancel", .cancel), ("Continue without saving", .default)], ["Continue without saving", "Cancel"],
                false
            ),
            ([("Cancel", .cancel), ("One", .default), ("Two", .destructive)], ["One", "Two", "Cancel"], false),
        ]
        for (actions, order, isRow) in rows {
            let alert = alert(as: style)
            for (name, style) in actions { alert.addAction(UIAlertAction(title: name, style: style)) }
            present(alert, animated: false)
            let buttons = buttons(in: alert.view).sorted {
                let a = $0.convert($0.bounds, to: nil)
                let b = $1.convert($1.bounds, to: nil)
                return (a.minY, a.minX) < (b.minY, b.minX)
            }
            #expect(buttons.compactMap(\.action.title) == order)
            #expect((Set(buttons.map(\.frame.minY)).count == 1 && buttons.count > 1) == isRow)
            #expect(buttons.allSatisfy { $0.frame.height == 48 && $0.frame.width == (isRow ? 140 : 288) })
            rig.host.run { alert.dismiss(animated: false) }
            rig.step()
        }
    }

    @Test func anActionSheetLooksTheSameAndATapOutsideCancels() {
        let alert = alert(as: .actionSheet, ("Delete", .destructive), ("Cancel", .cancel), ("Copy", .default))
        present(alert)
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        #expect(frame.width == 320 && abs(frame.midX - 195) <= 0.5 && abs(frame.midY - 300) <= 0.5)
        #expect(titles(alert) == ["Delete", "Copy", "Cancel"])
        #expect(alert.view.subviews.count == 1 && buttons(in: alert.view).map(\.frame.minX) == [16, 16, 16])
        tap(CGPoint(x: 195, y: 40))
        rig.finish()
        #expect(lines == ["presented", "ran Cancel"])
    }

    @Test func aTapOutsideOfOthersDoesNothing() {
        for alert in [alert(("OK", .default)), alert(as: .actionSheet, ("Copy", .default))] {
            present(alert)
            tap(CGPoint(x: 195, y: 30))
            rig.finish()
            #expect(alert.presentingViewController != nil)
            rig.host.run { alert.dismiss(animated: false) }
            rig.step()
        }
        #expect(lines == ["presented", "presented"])
    }

    @Test func disabledActionsAreNotRun() throws {
        let alert = alert(("OK", .default))
        alert.actions[0].isEnabled = false
        present(alert)
        try tap("OK", in: alert)
        #expect(!alert.isBeingDismissed && buttons(in: alert.view)[0].isEnabled == false)
        alert.actions[0].isEnabled = true
        try tap("OK", in: alert)
        rig.finish()
        #expect(lines.last == "ran OK")
    }

    @Test func textFieldsAreFocusedOneAfterTheOther() {
        let alert = alert(("Cancel", .cancel), ("Log in", .default))
        rig.host.run {
            alert.addTextField { $0.placeholder = "Name" }
            alert.addTextField { $0.isSecureTextEntry = true }
        }
        #expect(alert.textFields?.count == 2 && alert.textFields?[0].placeholder == "Name")
        present(alert)
        #expect(alert.textFields?[0].isFirstResponder == true)
        let keyboard = FirstResponder.of(rig.host.layers)
        keyboard.handle(.text("me"))
        keyboard.handle(.key(EditingKey(.newline)))
        #expect(alert.textFields?[1].isFirstResponder == true && alert.textFields?[0].text == "me")
        keyboard.handle(.key(EditingKey(.newline)))
        rig.finish()
        #expect(lines == ["presented", "ran Log in"] && !keyboard.takesText)
    }

    /// 1 - (1 + wt) exp(-wt) of 0.2, with w = 22.88.
    @Test func theDimmingAloneComesByItsSpring() throws {
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let alert = alert(as: style, ("OK", .default))
            rig.host.run { root.present(alert, animated: true) }
            let start = rig.time
            rig.step(0.1)
            let dimming = try #require(alert.view.superview?.subviews.first?.layer.presentation())
            let angle = 22.88 * (rig.time - start)
            #expect(abs(Double(dimming.opacity) - 0.2 * (1 - (1 + angle) * exp(-angle))) < 0.03)
            let shown = alert.view.layer.presentation()
            #expect(shown?.opacity == 1 && shown?.affineTransform() == .identity && shown?.frame == alert.view.frame)
            rig.finish()
            #expect(alert.view.superview?.subviews.first?.layer.opacity == 0.2)
            rig.host.run { alert.dismiss(animated: true) }
            rig.step(0.1)
            #expect((alert.view.layer.presentation()?.opacity ?? 1) < 0.9)
            rig.finish()
            #expect(alert.view.alpha == 1 && root.presentedViewController == nil)
        }
    }

    @Test func textsHaveTheMeasuredPlaces() throws {
        let alert = alert(("OK", .default))
        present(alert)
        let header = try #require(alert.view.subviews.first?.subviews.first?.subviews.first as? AlertHeader)
        let labels = header.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.frame.minX) == [30, 30] && labels[0].frame.minY == 22)
        #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 7.667) < 0.5)
        #expect(labels.map(\.font.pointSize) == [17, 15] && labels[0].textAlignment == .natural)
        rig.host.run { alert.message = nil }
        rig.step()
        let alone = try #require(alert.view.subviews.first?.subviews.first?.subviews.first?.subviews.first as? UILabel)
        #expect(alone.textAlignment == .center && alone.font.pointSize == 17)
    }

    /// Appearance callbacks come to what is presented, in the order of any presentation.
    @Test func anotherAlertFollowsFromAHandler() throws {
        let second = alert(title: "Second", ("Fine", .default))
        let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        rig.host.run {
            first.addAction(
                UIAlertAction(title: "More", style: .default) { [root] _ in root.present(second, animated: true) })
        }
        present(first)
        try tap("More", in: first)
        rig.finish()
        rig.step()
        rig.finish()
        #expect(root.presentedViewController === second && rig.reports == [])
    }

    @Test func whatIsWrongIsReportedAndLeftOut() {
        let alert = alert(("Cancel", .cancel), ("No", .cancel))
        #expect(alert.actions.count == 1)
        rig.host.run { alert.preferredAction = UIAlertAction(title: "Other", style: .default) }
        #expect(alert.preferredAction == nil)
        let sheet = self.alert(as: .actionSheet)
        rig.host.run { sheet.addTextField() }
        #expect(sheet.textFields == nil && rig.reports.count == 3)
        // Nothing to show, and nothing to tap: it is presented all the same.
        let empty = rig.host.run { UIAlertController(title: nil, message: nil, preferredStyle: .alert) }
        present(empty)
        #expect(empty.view.bounds.height == 0)
        rig.host.run { empty.dismiss(animated: true) }
        rig.finish()
        present(rig.host.run { UIAlertController() })
        #expect((root.presentedViewController as? UIAlertController)?.preferredStyle == .actionSheet)
    }

    @Test func aLongAlertScrolls() {
        let alert = alert()
        for index in 0..<30 { alert.addAction(UIAlertAction(title: "Action \(index)", style: .default)) }
        present(alert)
        #expect(alert.view.bounds.height == 568)
        let scroll = alert.view.subviews.first?.subviews.first as? UIScrollView
        #expect(scroll?.isScrollEnabled == true && (scroll?.contentSize.height ?? 0) > 1300)
    }

    @Test func contentMayChangeWhileItShows() {
        let alert = alert(("OK", .default))
        present(alert)
        let height = alert.view.bounds.height
        rig.host.run { alert.message = "A message that is so long that it takes several lines in the alert" }
        rig.step()
        #expect(alert.view.bounds.height > height && alert.view.subviews.first?.bounds == alert.view.bounds)
    }
}
