import Dispatch
import Testing

@testable import ViewKit

/// Menus and their elements as values, without a screen.
@MainActor @Suite struct MenuElementTests {
    private let host = TestHost()

    private func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
        UIAction(title: title, state: state) { _ in }
    }

    @Test func defaultsAreApples() {
        host.run {
            let menu = UIMenu()
            #expect(menu.title.isEmpty && menu.subtitle == nil && menu.image == nil && menu.children.isEmpty)
            #expect(menu.options.isEmpty && menu.preferredElementSize == .automatic)
            #expect(menu.identifier != UIMenu().identifier)
            let action = UIAction { _ in }
            #expect(action.attributes.isEmpty && action.state == .off && action.discoverabilityTitle == nil)
            let configuration = UIContextMenuConfiguration()
            #expect(configuration.preferredMenuElementOrder == .automatic)
            #expect(UIPreviewParameters().backgroundColor == .systemBackground)
            let button = UIButton()
            #expect(!button.showsMenuAsPrimaryAction && !button.changesSelectionAsPrimaryAction)
            #expect(!button.isContextMenuInteractionEnabled && button.contextMenuInteraction == nil)
            #expect(button.preferredMenuElementOrder == .automatic)
            #expect(UIButton.Configuration.plain().indicator == .automatic)
        }
    }

    @Test func rawValuesAreApples() {
        #expect(UIMenu.Options.displayInline.rawValue == 1 && UIMenu.Options.destructive.rawValue == 2)
        #expect(UIMenu.Options.singleSelection.rawValue == 32 && UIMenu.Options.displayAsPalette.rawValue == 128)
        #expect(UIMenuElement.Attributes.keepsMenuPresented.rawValue == 8)
        #expect(UIControl.Event.menuActionTriggered.rawValue == 1 << 14)
    }

    @Test func selectedElementsAreThoseThatAreOn() {
        host.run {
            let inner = UIMenu(children: [action("c", .on), action("d", .mixed)])
            let menu = UIMenu(children: [action("a", .on), action("b"), inner])
            #expect(menu.selectedElements.map(\.title) == ["a", "c"])
            MenuWalk(menu).select(menu.children[1] as? UIAction ?? action(""))
            #expect(menu.selectedElements.map(\.title) == ["b"])
        }
    }

    @Test func otherChildrenLeaveTheRest() {
        host.run {
            let menu = UIMenu(
                title: "t", subtitle: "s", options: .displayInline, preferredElementSize: .small,
                children: [action("a")])
            let other = menu.replacingChildren([action("b")])
            #expect(other.title == "t" && other.subtitle == "s" && other.identifier == menu.identifier)
            #expect(other.options == .displayInline && other.preferredElementSize == .small)
            #expect(other.children.map(\.title) == ["b"] && menu.children.map(\.title) == ["a"])
        }
    }

    @Test func aMenuWithinItselfEndsNoWalk() {
        final class Loop: UIMenu {
            override var children: [UIMenuElement] { [UIAction(title: "a", state: .on) { _ in }, self] }
        }
        host.run {
            let loop = Loop()
            #expect(loop.selectedElements.count == 1)
            let contents = MenuContents([loop], selector: nil, loaded: [:], isReversed: false)
            #expect(contents.loops.count == 1 && contents.groups.flatMap(\.items).count == 1)
        }
    }

    /// The groups of contents, as titles.
    private func groups(_ menu: UIMenu, isReversed: Bool = false) -> [String] {
        MenuContents([menu], selector: nil, loaded: [:], isReversed: isReversed).groups.map { group in
            let items = group.items.map { item in
                switch item {
                case .action(let action): action.title
                case .menu(let menu): "[\(menu.title)]"
                case .waiting: "…"
                case .strip(let actions, let hasTitles):
                    (hasTitles ? "=" : "-") + actions.map(\.title).joined(separator: "|")
                }
            }
            return (group.title.map { "\($0): " } ?? "") + items.joined(separator: " ")
        }
    }

    @Test func contentsHaveGroupsAndStrips() {
        host.run {
            let hidden = UIAction(title: "hidden", attributes: .hidden) { _ in }
            let inline = UIMenu(title: "In", options: .displayInline, children: [action("c"), action("d")])
            let palette = UIMenu(
                options: [.displayInline, .displayAsPalette], children: "1234567".map { action("\($0)") })
            let medium = UIMenu(
                options: .displayInline, preferredElementSize: .medium, children: [action("x"), action("y")])
            let menu = UIMenu(
                children: [
                    action("a"), hidden, inline, action("b"), UIMenu(title: "sub"), palette, medium,
                    UIDeferredMenuElement { _ in },
                ])
            #expect(groups(menu) == ["a", "In: c d", "b [sub]", "-1|2|3|4|5|6 -7", "=x|y", "…"])
            #expect(groups(UIMenu(children: [action("a"), action("b"), palette]), isReversed: true).last == "b a")
            #expect(groups(UIMenu()).isEmpty)
        }
    }

    @Test func deferredElementsComeOnceOrEachTime() {
        host.run {
            var calls = 0
            let kept = UIDeferredMenuElement { completion in
                calls += 1
                completion([UIAction(title: "\(calls)") { _ in }])
            }
            var titles: [String] = []
            for _ in 0..<2 { kept.load { titles += $0.map(\.title) } }
            #expect(titles == ["1", "1"] && calls == 1)
            let fresh = UIDeferredMenuElement.uncached { completion in
                calls += 1
                completion([UIAction(title: "\(calls)") { _ in }])
            }
            for _ in 0..<2 { fresh.load { titles += $0.map(\.title) } }
            #expect(titles == ["1", "1", "2", "3"])
        }
    }

    @Test func aSecondAnswerIsReported() {
        host.run {
            var reports: [String] = []
            FaultLog.current.onReport = { reports.append($0) }
            var titles: [String] = []
            UIDeferredMenuElement { completion in
                completion([UIAction(title: "a") { _ in }])
                completion([UIAction(title: "b") { _ in }])
            }.load { titles += $0.map(\.title) }
            #expect(titles == ["a"] && reports.count == 1)
            #expect(reports.first?.contains("Call it once.") == true)
        }
    }
}
