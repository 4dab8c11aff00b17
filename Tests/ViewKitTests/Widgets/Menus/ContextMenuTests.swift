import Testing

@testable import ViewKit

/// Context menus: the press, the preview, the drag, the commit, and what is left.
@MainActor @Suite struct ContextMenuTests {
    private let context = ContextMenuRig()
    private var rig: MenuRig { context.rig }
    private var log: [String] { rig.log.lines }

    @Test func aPressShrinksOpensAndClosesInOrder() throws {
        context.press(0.3)
        let pressed = try #require(context.card)
        #expect(pressed.width < 79.5 && pressed.width > 75 && context.square.alpha == 0)
        #expect(log == ["ask 40 40", "highlight"])
        #expect(context.interaction.menuAppearance == .unknown)
        rig.step(0.3)
        #expect(context.interaction.menuAppearance == .rich && rig.titles == ["One", "Two"])
        rig.step(1)
        #expect((context.card?.width ?? 0) == 84, "lifted, it is a twentieth larger")
        rig.lift()
        #expect(log == ["ask 40 40", "highlight", "display", "displayed"])
        try rig.choose("One")
        #expect(log.dropFirst(4) == ["dismissal", "end", "One by nil"])
        rig.step(1)
        #expect(log.last == "ended" && rig.overlay == nil && context.square.alpha == 1)
    }

    @Test func aShortPressDropsTheView() {
        context.press(0.3)
        rig.lift()
        let first = context.card?.width ?? 0
        rig.step()
        #expect((context.card?.width ?? 0) > first)
        rig.step(1)
        #expect(rig.overlay == nil && context.square.alpha == 1 && log == ["ask 40 40", "highlight"])
    }

    @Test func aTapAsksForNothing() {
        rig.tap(100, 160)
        rig.step(1)
        #expect(log.isEmpty && rig.overlay == nil)
    }

    @Test func aPressAgainCatchesWhatComesBack() {
        context.press(0.4)
        rig.lift()
        rig.run { context.square.alpha = 1 }
        context.press(0.2)
        #expect(rig.presentation?.isLifting == true)
        rig.step(0.4)
        #expect(rig.presentation?.isOpen == true)
    }

    @Test func aFingerThatMovesOffOpensNothing() {
        context.press(0.3)
        rig.move(to: 100, 185)
        rig.step(1)
        #expect(rig.overlay == nil && context.square.alpha == 1 && !log.contains("display"))
    }

    @Test func withoutAConfigurationNothingMoves() {
        context.configuration = nil
        context.press()
        #expect(log == ["ask 40 40"] && rig.overlay == nil && context.square.alpha == 1)
    }

    @Test func aScrollingFingerWins() {
        rig.host.run {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 64, width: 320, height: 400))
            scroll.contentSize = CGSize(width: 320, height: 2000)
            rig.screen.view.addSubview(scroll)
            scroll.addSubview(context.square)
            context.square.frame.origin = CGPoint(x: 60, y: 56)
        }
        rig.step()
        context.press(0.3)
        #expect(rig.presentation?.isLifting == true)
        rig.move(to: 100, 60)
        rig.step(0.5)
        #expect(rig.overlay == nil && context.square.alpha == 1)
    }

    @Test func theFingerGoesOnToARow() throws {
        context.press(1)
        let point = try rig.middle(of: "Two")
        rig.move(to: point.x, point.y)
        rig.lift()
        #expect(log.contains("Two by nil"))
    }

    @Test(arguments: [(150.0, true), (40.0, false)])
    func aPullDownDismissesFromItsDistanceOn(_ distance: Double, goes: Bool) throws {
        context.open()
        let card = try #require(context.card)
        rig.press(card.midX, card.midY)
        rig.move(to: card.midX, card.midY + distance, frames: 20)
        let pulled = try #require(context.card)
        #expect(abs(pulled.midY - card.midY - 0.8 * distance) < 0.01)
        for _ in 0..<20 { rig.move(to: card.midX, card.midY + distance, frames: 1) }
        rig.lift()
        #expect(rig.presentation?.phase == (goes ? .closing : .open))
        rig.step(1)
        #expect((rig.overlay == nil) == goes && context.square.alpha == (goes ? 1 : 0))
        if !goes { #expect(context.card == card) }
    }

    @Test func aDragToTheSideMeetsResistance() throws {
        context.open()
        let card = try #require(context.card)
        rig.press(card.midX, card.midY)
        rig.move(to: card.midX + 100, card.midY, frames: 10)
        let moved = (context.card?.midX ?? 0) - card.midX
        #expect(moved > 10 && moved < 60)
        rig.lose()
        rig.step(1)
        #expect(context.card == card)
    }

    @Test func aMenuThatClosesIsCaught() throws {
        context.open()
        rig.tap(300, 440)
        rig.step(0.05)
        let card = try #require(context.card)
        rig.press(card.midX, card.midY)
        #expect(rig.presentation?.isOpen == true && abs((context.card?.midY ?? 0) - card.midY) < 12)
        rig.lose()
        rig.step(1)
        #expect((context.card?.width ?? 0) == 84 && rig.titles == ["One", "Two"])
        #expect(log.filter { $0 == "display" }.count == 2 && log.filter { $0 == "end" }.count == 1)
    }

    @Test func anOpeningMenuIsClosedWhereItIs() {
        context.press(0.55)
        rig.lift()
        let progress = rig.presentation?.motion.value(.open) ?? 1
        #expect(progress < 0.9)
        rig.run { context.interaction.dismissMenu() }
        #expect((rig.presentation?.motion.value(.open) ?? 0) < progress + 0.3)
        rig.step(1)
        #expect(rig.overlay == nil && context.square.alpha == 1 && log.last == "ended")
    }

    @Test func aPreviewThatIsTappedGoesBackUnlessItPops() throws {
        context.open()
        let card = try #require(context.card)
        rig.tap(card.midX, card.midY)
        rig.step(1)
        #expect(log.suffix(5) == ["commit", "dismissal", "end", "ended", "committed"])
        #expect(rig.overlay == nil)
    }

    @Test func aPreviewControllerIsPushed() throws {
        let controller = rig.screen(log: rig.log)
        let menu = rig.host.run { rig.menu("One") }
        context.configuration = rig.host.run {
            UIContextMenuConfiguration(previewProvider: { controller }, actionProvider: { _ in menu })
        }
        context.commitStyle = .pop
        context.whenCommitted = { [rig] pushed in
            if let pushed { rig.navigation.pushViewController(pushed, animated: true) }
        }
        context.open()
        let card = try #require(context.card)
        #expect(card.width == 200 && card.height == 150)
        #expect(log.contains("B.viewWillAppear(true)") && log.contains("B.viewDidAppear(true)"))
        rig.tap(card.midX, card.midY)
        rig.step(0.1)
        #expect((context.card?.width ?? 0) > 210)
        rig.step(1.5)
        #expect(rig.overlay == nil && rig.navigation.topViewController === controller)
        #expect(controller.view.window != nil && controller.view.frame.width == 320)
        #expect(log.filter { $0.hasPrefix("B.viewDidAppear") }.count == 2, "\(log)")
        #expect(log.suffix(20).contains("ended") && log.contains("committed"))
    }

    @Test func nothingIsLeft() {
        weak var presentation: MenuPresentation?
        weak var controller: UIViewController?
        autoreleasepool {
            let preview = rig.host.run { UIViewController() }
            controller = preview
            context.configuration = UIContextMenuConfiguration(previewProvider: { [weak preview] in preview })
            context.open()
            presentation = rig.presentation
            #expect(preview.view.window != nil)
            rig.tap(5, 470)
            rig.step(1)
            context.configuration = nil
        }
        #expect(presentation == nil && controller == nil && rig.host.window.subviews.count == 1)
        #expect(context.square.gestureRecognizers?.count == 1)
        rig.run { context.square.removeInteraction(context.interaction) }
        #expect(context.square.gestureRecognizers == nil && context.square.interactions.isEmpty)
    }

    @Test func aViewThatLeavesTakesItsMenuAlong() {
        context.open()
        rig.run { context.square.removeFromSuperview() }
        #expect(rig.overlay == nil && context.square.alpha == 1 && log.last == "ended")
        rig.run { rig.screen.view.addSubview(context.square) }
        context.press(0.3)
        rig.run { context.square.removeFromSuperview() }
        #expect(rig.overlay == nil && context.square.alpha == 1)
    }

    @Test func theVisibleMenuIsExchanged() throws {
        context.open()
        rig.run {
            context.interaction.updateVisibleMenu { menu in
                menu.replacingChildren(menu.children + [rig.action("Three")])
            }
        }
        #expect(rig.titles == ["One", "Two", "Three"])
        try rig.choose("Three")
        #expect(log.contains("Three by nil"))
    }

    @Test func anActionChangesThePicture() throws {
        context.open()
        let former = rig.presentation?.card?.subviews.first?.subviews.first
        try rig.choose("One")
        let picture = rig.presentation?.card?.subviews.first?.subviews.first
        #expect(picture != nil && picture !== former && former?.superview == nil && context.square.alpha == 0)
        rig.step(1)
        #expect(context.square.alpha == 1)
    }

    @Test func theInnerViewsMenuGoesFirst() {
        let outer = rig.host.run { UIContextMenuInteraction(delegate: context) }
        rig.host.run { rig.screen.view.addInteraction(outer) }
        context.press(0.7)
        #expect(context.interaction.menuAppearance == .rich && outer.menuAppearance == .unknown)
        #expect(log.filter { $0.hasPrefix("ask") } == ["ask 40 40"])
    }

    @Test func reducedMotionOnlyFades() {
        rig.host.screen.settings.reducesMotion = true
        context.press(0.55)
        #expect((context.card?.width ?? 0) == 84)
        #expect((rig.panel?.transform ?? .identity).a == 1)
    }
}

extension MenuRig {
    /// A controller that logs its appearing, and prefers 200 x 150 points.
    func screen(log: EventLog) -> LoggingViewController {
        host.run {
            let controller = LoggingViewController("B", log: log)
            controller.preferredContentSize = CGSize(width: 200, height: 150)
            return controller
        }
    }
}
