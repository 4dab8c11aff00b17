import Testing

@testable import ViewKit

/// Presentations beneath a page that stays curled.
@MainActor @Suite struct PartialCurlTests {
    let rig = PresentationRig()
    let presented: LoggingViewController

    init() {
        rig.givesAnimators = false
        presented = rig.screen("B")
        rig.show()
    }

    private func present(animated: Bool = true, as style: UIModalPresentationStyle = .fullScreen) {
        rig.host.run {
            presented.modalPresentationStyle = style
            presented.modalTransitionStyle = .partialCurl
            rig.root.present(presented, animated: animated)
        }
        rig.finish()
        rig.step()
    }

    private var page: PageView? { presented.presentationController?.containerView?.subviews.last as? PageView }

    private func tap(_ place: SIMD2<Double>) {
        for phase in [TouchSample.Phase.began, .ended] {
            rig.host.window.handle([TouchSample(phase: phase, location: place, timestamp: rig.time)])
            rig.step()
        }
        rig.finish()
    }

    @Test(arguments: [true, false]) func thePageStaysCurledOverWhatIsPresented(animated: Bool) throws {
        present(animated: animated)
        let page = try #require(page)
        #expect(page.turn == PartialCurlPresentationController.turn && page.superview?.subviews.count == 2)
        #expect(presented.view.superview === page.superview && rig.root.view.window == nil)
        rig.host.run { presented.dismiss(animated: animated) }
        rig.finish()
        #expect(rig.root.presentedViewController == nil && rig.root.view.window != nil)
        #expect(rig.host.window.subviews == [rig.root.view] && rig.reports == [])
    }

    @Test func aTapOnThePageLaysItFlat() {
        present()
        tap(SIMD2(180, 180))
        #expect(rig.root.presentedViewController === presented, "that is what is presented")
        tap(SIMD2(20, 20))
        #expect(rig.root.presentedViewController == nil && rig.reports == [])
    }

    @Test func itCurlsOnTheWay() throws {
        rig.host.run {
            presented.modalPresentationStyle = .fullScreen
            presented.modalTransitionStyle = .partialCurl
            rig.root.present(presented, animated: true)
        }
        rig.step(0.3)
        let shown = try #require(page?.layer.presentation() as? PageTurnLayer).pageTurn
        #expect(shown > 0.05 && shown < PartialCurlPresentationController.turn - 0.05)
    }

    @Test func onlyWholeScreensCurl() {
        present(as: .pageSheet)
        #expect(rig.root.presentedViewController == nil)
        #expect(rig.reports.count == 1 && rig.reports.first?.contains("modalPresentationStyle to .fullScreen") == true)
    }
}
