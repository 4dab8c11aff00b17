import Testing

@testable import ViewKit

/// Action sheets on a tablet: popovers beside their source, without the button that cancels.
@MainActor @Suite struct ActionSheetPopoverTests {
    private final class Rig: HostRig {}
    private let rig = Rig()
    private let root: LoggingViewController
    private let source = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))

    init() { root = rig.screen("A") }

    private func show(_ size: CGSize = CGSize(width: 1024, height: 768)) {
        rig.host.screen = ScreenTraits(size: size, scale: 1)
        rig.show(root)
        rig.host.run { root.view.addSubview(source) }
    }

    private func sheet(_ actions: (String, UIAlertAction.Style)...) -> UIAlertController {
        rig.host.run {
            let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
            for (name, style) in actions {
                sheet.addAction(
                    UIAlertAction(title: name, style: style) { [log = rig.log] in log.add("ran \($0.title ?? "")") })
            }
            return sheet
        }
    }

    private func present(_ sheet: UIAlertController) {
        rig.host.run { root.present(sheet, animated: true) }
        rig.finish()
        rig.step()
    }

    private func tap(_ x: Double, _ y: Double) {
        for phase in [TouchSample.Phase.began, .ended] {
            rig.host.window.handle([TouchSample(phase: phase, location: SIMD2(x, y), timestamp: rig.time)])
            rig.step()
        }
        rig.finish()
    }

    private func titles(in view: UIView) -> [String] {
        view.subviews.flatMap { ($0 as? AlertButton).map { [$0.action.title ?? ""] } ?? titles(in: $0) }
    }

    private var runs: [String] { rig.log.lines.filter { $0.hasPrefix("ran") } }

    @Test func itStandsBesideItsSourceWithoutAButtonThatCancels() throws {
        show()
        let sheet = sheet(("Copy", .default), ("Cancel", .cancel), ("Delete", .destructive))
        // The view is there before the presentation is known.
        rig.host.run { sheet.view.tintColor = .systemGreen }
        #expect(titles(in: sheet.view) == ["Copy", "Delete", "Cancel"])
        let popover = try #require(rig.host.run { sheet.popoverPresentationController })
        popover.sourceView = source
        present(sheet)
        #expect(sheet.view.frame.minX == 10 && sheet.view.frame.minY == 133 && sheet.view.frame.width == 304)
        #expect(titles(in: sheet.view) == ["Copy", "Delete"] && popover.arrowDirection == .up)
        let panel = try #require(sheet.view.subviews.first)
        #expect(sheet.view.subviews.count == 1 && panel.frame == sheet.view.bounds)
        rig.host.run { sheet.message = "A message" }
        rig.step()
        #expect(sheet.view.subviews.first?.frame == sheet.view.bounds && sheet.view.bounds.height > panel.bounds.height)
        tap(700, 700)
        #expect(runs == ["ran Cancel"] && root.presentedViewController == nil && rig.reports == [])
    }

    @Test func aTapBesideItDismissesItWithoutAnActionThatCancels() throws {
        show()
        for disables in [false, true] {
            let sheet = disables ? sheet(("Copy", .default), ("Cancel", .cancel)) : sheet(("Copy", .default))
            sheet.actions.last?.isEnabled = !disables
            rig.host.run { sheet.popoverPresentationController?.sourceView = source }
            present(sheet)
            tap(700, 700)
            #expect(root.presentedViewController == nil && runs == [])
        }
        #expect(rig.reports == [])
    }

    @Test func anActionRunsAfterTheDismissal() throws {
        show()
        let sheet = sheet(("Copy", .default))
        rig.host.run { sheet.popoverPresentationController?.sourceItem = source }
        present(sheet)
        let frame = sheet.view.convert(sheet.view.bounds, to: nil)
        tap(frame.midX, frame.maxY - 20)
        #expect(runs == ["ran Copy"] && root.presentedViewController == nil && rig.reports == [])
    }

    @Test func withoutASourceItIsReportedAndCentred() {
        show()
        let sheet = sheet(("Copy", .default))
        present(sheet)
        let frame = sheet.view.frame
        #expect(abs(frame.midX - 512) <= 0.5 && abs(frame.midY - 384) <= 0.5 && frame.width == 304)
        #expect(rig.reports.count == 1 && rig.reports[0].contains("has no source to point at"))
    }

    /// A phone, upright and turned, and the widest one, whose width is regular when it is turned.
    @Test(arguments: [(390.0, 844.0), (844, 390), (896, 414)])
    func aPhoneHasItInTheMiddle(_ width: Double, _ height: Double) {
        show(CGSize(width: width, height: height))
        let sheet = sheet(("Copy", .default), ("Cancel", .cancel))
        // Ordinary files say where it would stand on a tablet.
        rig.host.run { sheet.popoverPresentationController?.sourceView = source }
        present(sheet)
        let frame = sheet.view.frame
        #expect(abs(frame.midY - height / 2) <= 0.5 && frame.width == 320)
        #expect(titles(in: sheet.view) == ["Copy", "Cancel"])
        tap(width / 2, 20)
        #expect(runs == ["ran Cancel"] && rig.reports == [])
    }

    /// One sheet after another on a screen that grows and shrinks.
    @Test func theSameSheetFollowsTheScreen() {
        show()
        let sheet = sheet(("Copy", .default), ("Cancel", .cancel))
        rig.host.run { sheet.popoverPresentationController?.sourceView = source }
        present(sheet)
        #expect(titles(in: sheet.view) == ["Copy"])
        rig.host.run { sheet.dismiss(animated: false) }
        rig.host.screen = ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1)
        rig.host.run { rig.host.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844) }
        rig.step()
        present(sheet)
        #expect(titles(in: sheet.view) == ["Copy", "Cancel"] && abs(sheet.view.frame.midY - 422) <= 0.5)
        #expect(rig.reports == [])
    }

    @Test func theDeviceIsATabletWhereTheScreenIs() {
        for (size, idiom) in [
            (CGSize(width: 744, height: 1133), UIUserInterfaceIdiom.pad), (CGSize(width: 896, height: 414), .phone),
        ] {
            let host = TestHost(size: size)
            host.run {
                #expect(UIDevice.current.userInterfaceIdiom == idiom)
                #expect(UIScreen.main.traitCollection.userInterfaceIdiom == idiom)
                #expect(UIDevice.current.model == (idiom == .pad ? "iPad" : "iPhone"))
            }
        }
    }
}
