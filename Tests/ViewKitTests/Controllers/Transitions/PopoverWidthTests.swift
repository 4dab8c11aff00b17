import Testing

@testable import ViewKit

/// Popovers by the size of the screen: they adapt in a compact width only.
@MainActor @Suite struct PopoverWidthTests {
    /// Says full screen, in one of the two forms.
    @MainActor private final class OneForm: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            .fullScreen
        }
    }
    @MainActor private final class FormWithTraits: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .fullScreen }
    }

    enum Adapting: Sendable { case alone, byOneForm, byTraits }
    enum Shown: Sendable { case popover, sheet, fullScreen }

    /// A screen in points, what the delegate says, and what is shown. Sources: the documentation of
    /// `UIModalPresentationStyle.popover` and of both delegate methods; widest phones are regular when they are turned.
    struct Row: Sendable {
        let size: CGSize
        var adapting = Adapting.alone
        let shown: Shown
    }
    nonisolated static let rows = [
        Row(size: CGSize(width: 390, height: 844), shown: .sheet),
        Row(size: CGSize(width: 667, height: 375), shown: .sheet),
        Row(size: CGSize(width: 896, height: 414), shown: .popover),
        Row(size: CGSize(width: 744, height: 1133), shown: .popover),
        Row(size: CGSize(width: 1024, height: 768), shown: .popover),
        Row(size: CGSize(width: 390, height: 844), adapting: .byOneForm, shown: .fullScreen),
        Row(size: CGSize(width: 1024, height: 768), adapting: .byOneForm, shown: .popover),
        Row(size: CGSize(width: 390, height: 844), adapting: .byTraits, shown: .fullScreen),
        Row(size: CGSize(width: 1024, height: 768), adapting: .byTraits, shown: .fullScreen),
    ]

    private func rig(_ size: CGSize) -> PresentationRig {
        let rig = PresentationRig()
        rig.host.screen = ScreenTraits(size: size, scale: 1)
        rig.show()
        return rig
    }

    private func present(_ presented: UIViewController, in rig: PresentationRig) {
        rig.host.run { rig.root.present(presented, animated: true) }
        rig.finish()
        rig.step()
    }

    @Test(arguments: rows) func aPopoverAdaptsInACompactWidth(_ row: Row) throws {
        let rig = rig(row.size)
        let presented = rig.screen("B")
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 80, height: 60)
        let popover = try #require(rig.host.run { presented.popoverPresentationController })
        popover.sourceView = rig.root.view
        popover.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
        let delegate: (any UIPopoverPresentationControllerDelegate)? =
            switch row.adapting {
            case .alone: nil
            case .byOneForm: OneForm()
            case .byTraits: FormWithTraits()
            }
        popover.delegate = delegate
        present(presented, in: rig)
        let whole = CGRect(origin: .zero, size: row.size)
        switch row.shown {
        case .popover: #expect(presented.view.frame == CGRect(x: 70, y: 133, width: 80, height: 60))
        case .sheet:
            #expect(presented.view.frame.minY == (row.size.height < row.size.width ? 0 : 30))
            #expect(presented.sheetPresentationController != nil)
        case .fullScreen: #expect(presented.view.frame == whole && rig.root.view.window == nil)
        }
        rig.dismiss()
        #expect(rig.finish() && presented.view.window == nil && rig.reports == [])
    }

    @Test func withoutASourceItStandsInTheMiddle() {
        let rig = rig(CGSize(width: 1024, height: 768))
        let presented = rig.screen("B")
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 80, height: 60)
        present(presented, in: rig)
        #expect(presented.view.frame == CGRect(x: 472, y: 354, width: 80, height: 60))
        #expect(rig.reports.count == 1 && rig.reports[0].contains("Set sourceView, sourceItem or barButtonItem"))
        let popover = rig.host.run { presented.popoverPresentationController }
        #expect(popover?.arrowDirection == [])
    }

    /// No arrow, over the middle of the source, as far as the margins let it.
    @Test func withoutADirectionItStandsOverItsSource() {
        let area = CGRect(x: 10, y: 10, width: 180, height: 180)
        let rows: [(source: CGRect, frame: CGRect)] = [
            (CGRect(x: 90, y: 100, width: 20, height: 0), CGRect(x: 60, y: 70, width: 80, height: 60)),
            (CGRect(x: 0, y: 180, width: 20, height: 20), CGRect(x: 10, y: 130, width: 80, height: 60)),
        ]
        for (source, frame) in rows {
            let layout = PopoverLayout(
                size: CGSize(width: 80, height: 60), source: source, area: area, permitted: [])
            #expect(layout.frame == frame && layout.direction == [] && layout.outline.bounds == frame)
        }
    }

    /// Every kind of source item has a rectangle in the window; one that is nowhere has none.
    @Test func sourceItemsGiveTheirRectangles() throws {
        let rig = rig(CGSize(width: 1024, height: 768))
        rig.host.run {
            let navigation = UINavigationController(rootViewController: rig.root)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            rig.root.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "More", style: .plain, target: nil, action: nil)
            rig.host.window.rootViewController = tabs
        }
        rig.step()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        rig.host.run { rig.root.view.addSubview(view) }
        let window = rig.host.window
        #expect(view.frame(in: window) == view.convert(view.bounds, to: nil))
        #expect(rig.root.view.safeAreaLayoutGuide.frame(in: window)?.isEmpty == false)
        let item = try #require(rig.root.navigationItem.rightBarButtonItem)
        #expect((item.frame(in: window)?.midX ?? 0) > 900)
        let tab = try #require(rig.root.navigationController?.tabBarItem)
        #expect((tab.frame(in: window)?.minY ?? 0) > 700)
        #expect(UIView().frame(in: window) == nil && UIBarButtonItem().frame(in: window) == nil)
        #expect(UITabBarItem().frame(in: window) == nil && UILayoutGuide().frame(in: window) == nil)

        let presented = rig.screen("B")
        presented.modalPresentationStyle = .popover
        rig.host.run { presented.popoverPresentationController?.sourceItem = item }
        present(presented, in: rig)
        #expect(presented.view.frame.maxX == 1014 && rig.reports == [])
    }
}
