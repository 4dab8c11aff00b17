import Testing

@testable import ViewKit

/// The menus of buttons and bars: opened by a touch or a press, and chosen from by one gesture or by taps.
@MainActor @Suite struct ButtonMenuTests {
    private let rig = MenuRig()

    @Test func aTouchOpensAndATapChooses() throws {
        let button = rig.button(rig.menu("One", "Two"))
        rig.host.run { button.addAction(UIAction { [log = rig.log] _ in log.add("event") }, for: .menuActionTriggered) }
        rig.press(60, 120)
        #expect(rig.presentation?.isOpen == true && rig.titles == ["One", "Two"] && button.isHighlighted)
        #expect(button.contextMenuInteraction?.menuAppearance == .compact)
        rig.lift()
        rig.step(1)
        #expect(rig.presentation?.isOpen == true)
        try rig.choose("Two")
        #expect(rig.log.lines == ["event", "Two by UIButton"])
        rig.step(1)
        #expect(rig.overlay == nil && !button.isHighlighted && rig.host.run { OpenMenu.of(rig.host.layers).isEmpty })
    }

    @Test func oneGestureGoesOnToARow() throws {
        _ = rig.button(rig.menu("One", "Two"))
        rig.press(60, 120)
        rig.step(0.5)
        let point = try rig.middle(of: "Two")
        rig.move(to: point.x, point.y)
        #expect(rig.panel?.rows.targets.map(\.isHighlighted) == [false, true])
        rig.lift()
        #expect(rig.log.lines == ["Two by UIButton"])
    }

    @Test func aTapBesideClosesAndReachesNothing() {
        let button = rig.button(rig.menu("One"))
        rig.tap(60, 120)
        rig.step(1)
        rig.tap(280, 400)
        #expect(rig.presentation?.phase == .closing)
        // What lies beneath takes touches again, and the menu opens from where it is.
        let progress = rig.presentation?.motion.value(.open) ?? 0
        rig.press(60, 120)
        #expect(rig.presentation?.isOpen == true && (rig.presentation?.motion.value(.open) ?? 0) > 0.5 * progress)
        rig.lift()
        rig.step(1)
        rig.tap(280, 400)
        rig.step(1)
        #expect(rig.overlay == nil && rig.log.lines.isEmpty && button.isEnabled)
    }

    @Test func aButtonWithAnActionShowsItsMenuByALongPress() {
        let button = rig.button(rig.menu("One"), isPrimary: false)
        rig.host.run { button.addAction(UIAction { [log = rig.log] _ in log.add("tap") }, for: .touchUpInside) }
        rig.tap(60, 120)
        #expect(rig.log.lines == ["tap"] && rig.overlay == nil)
        rig.press(60, 120)
        rig.step(0.4)
        #expect(rig.overlay == nil)
        rig.step(0.2)
        #expect(rig.presentation?.isOpen == true)
        rig.lift()
        #expect(rig.log.lines == ["tap"])
    }

    @Test func disabledAndHiddenActionsAreNotChosen() throws {
        rig.host.run {
            _ = rig.button(
                UIMenu(children: [
                    rig.action("Off", attributes: .disabled), rig.action("Gone", attributes: .hidden),
                    rig.action("Yes"),
                ]))
        }
        rig.tap(60, 120)
        rig.step(1)
        #expect(rig.titles == ["Off", "Yes"])
        try rig.choose("Off")
        #expect(rig.log.lines.isEmpty && rig.presentation?.isOpen == true)
    }

    @Test func anActionThatKeepsTheMenuShowsItsNewState() throws {
        let action = rig.host.run { rig.action("Lock", attributes: .keepsMenuPresented) }
        _ = rig.host.run { rig.button(UIMenu(children: [action])) }
        rig.tap(60, 120)
        rig.step(1)
        try rig.choose("Lock")
        #expect(rig.presentation?.isOpen == true && rig.log.lines == ["Lock by UIButton"])
        rig.run { action.state = .on }
        #expect((rig.panel?.rows.targets.first as? MenuRow)?.showsMark == true)
    }

    @Test func aSubmenuOpensOverItsRowAndLeadsBack() throws {
        rig.host.run {
            let inner = UIMenu(
                title: "More", options: .singleSelection, children: [rig.action("A", state: .on), rig.action("B")])
            _ = rig.button(UIMenu(children: [rig.action("One"), inner]))
        }
        rig.tap(60, 120)
        rig.step(1)
        try rig.choose("More")
        rig.step(1)
        #expect(rig.titles == ["A", "B"] && rig.presentation?.panels.count == 2)
        let header = try #require(rig.panel?.rows.header)
        let point = header.convert(CGPoint(x: 20, y: 20), to: rig.host.window)
        rig.tap(point.x, point.y)
        rig.step(1)
        #expect(rig.titles == ["One", "More"] && rig.presentation?.panels.count == 1)
        try rig.choose("More")
        rig.step(1)
        let menu = rig.panel?.path.last
        try rig.choose("B")
        #expect(menu?.selectedElements.map(\.title) == ["B"] && rig.log.lines == ["B by UIButton"])
        rig.step(1)
        #expect(rig.overlay == nil)
    }

    @Test func aPopUpButtonHasTheTitleOfTheChosenAction() throws {
        let button = rig.host.run { () -> UIButton in
            let button = rig.button(rig.menu("One", "Two"))
            button.configuration = .plain()
            button.changesSelectionAsPrimaryAction = true
            return button
        }
        #expect(button.configuration?.title == "One" && button.isPopUp)
        rig.step()
        #expect(button.indicator?.isHidden == false)
        rig.tap(60, 120)
        rig.step(1)
        try rig.choose("Two")
        #expect(button.configuration?.title == "Two" && button.menu?.selectedElements.map(\.title) == ["Two"])
        rig.run { (button.menu?.children.first as? UIAction).map { MenuWalk(button.menu ?? UIMenu()).select($0) } }
        #expect(button.configuration?.title == "One")
    }

    @Test func withoutAMenuTheSelectionIsTheButtonsOwn() {
        let button = rig.button(nil, isPrimary: false)
        rig.host.run { button.changesSelectionAsPrimaryAction = true }
        var states: [Bool] = []
        rig.host.run {
            let action = UIAction { [weak button] _ in states.append(button?.isSelected ?? false) }
            button.addAction(action, for: .primaryActionTriggered)
        }
        rig.tap(60, 120)
        rig.tap(60, 120)
        #expect(states == [true, false])
    }

    @Test func aMenuAboveItsButtonBeginsBelow() {
        _ = rig.button(rig.menu("One", "Two"), y: 400)
        rig.tap(60, 420)
        rig.step(1)
        #expect(rig.titles == ["Two", "One"] && rig.panel?.placement.isAbove == true)
    }

    @Test func deferredElementsComeInWhenTheyAreThere() throws {
        var answer: (([UIMenuElement]) -> Void)?
        rig.host.run {
            _ = rig.button(UIMenu(children: [rig.action("One"), UIDeferredMenuElement { answer = $0 }]))
        }
        rig.tap(60, 120)
        rig.step(1)
        #expect(rig.titles == ["One", "…"])
        rig.run { answer?([rig.action("Two"), rig.action("Three")]) }
        #expect(rig.titles == ["One", "Two", "Three"])
        #expect(rig.panel?.bounds.height == 126)
    }

    @Test func aMenuThatLiesInItselfIsReportedAndLeftOut() throws {
        rig.host.run {
            var root: UIMenu?
            let deferred = UIDeferredMenuElement { $0(root.map { [$0] } ?? []) }
            let menu = UIMenu(title: "Loop", options: .displayInline, children: [rig.action("One"), deferred])
            root = menu
            _ = rig.button(menu)
        }
        rig.tap(60, 120)
        rig.step(1)
        #expect(rig.titles == ["One"])
        #expect(
            rig.reports == [
                "UIMenu: the menu \"Loop\" lies in itself; it was left out there. Give it children that are other menus."
            ])
    }

    @Test func aLongMenuScrollsOnASmallScreen() {
        _ = rig.host.run { rig.button(UIMenu(children: (0..<30).map { rig.action("\($0)") })) }
        rig.tap(60, 120)
        rig.step(1)
        let frame = rig.panel?.placement.frame ?? .zero
        #expect(frame.maxY <= 472 && frame.minY >= 8 && frame.height > 200)
        rig.press(100, 400)
        rig.move(to: 100, 200)
        rig.lift()
        rig.step(1)
        let scroll = rig.panel?.rows.superview as? UIScrollView
        #expect((scroll?.contentOffset.y ?? 0) > 100 && rig.log.lines.isEmpty && rig.presentation?.isOpen == true)
    }

    @Test func nothingIsLeft() throws {
        weak var presentation: MenuPresentation?
        weak var menu: UIMenu?
        try autoreleasepool {
            let button = rig.button(rig.menu("One", "Two"))
            menu = button.menu
            rig.tap(60, 120)
            presentation = rig.presentation
            #expect(presentation != nil)
            rig.step(1)
            try rig.choose("One")
            rig.step(1)
            rig.run { button.removeFromSuperview() }
        }
        rig.step()
        #expect(presentation == nil && menu == nil && rig.host.window.subviews.count == 1)
    }

    @Test func aViewThatLeavesTakesItsMenuAlong() {
        let button = rig.button(rig.menu("One"))
        rig.press(60, 120)
        rig.run { button.removeFromSuperview() }
        #expect(rig.overlay == nil && !button.isHighlighted)
        rig.move(to: 60, 200)
        rig.lift()
        #expect(rig.log.lines.isEmpty)
    }

    @Test func anItemOfABarShowsItsMenu() throws {
        let item = rig.host.run { () -> UIBarButtonItem in
            let item = UIBarButtonItem(title: "More", menu: rig.menu("One", "Two"))
            rig.screen.navigationItem.rightBarButtonItem = item
            return item
        }
        rig.step()
        rig.tap(300, 22)
        rig.step(1)
        #expect(rig.titles == ["One", "Two"])
        // Another menu takes effect without making the bar anew.
        rig.run { item.menu = rig.menu("Three") }
        try rig.choose("One")
        #expect(rig.log.lines == ["One by UIBarButtonItem"])
        rig.step(1)
        rig.tap(300, 22)
        #expect(rig.titles == ["Three"])
    }
}
