import Graphics
import Testing

@testable import ViewKit

private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
}

/// Traits by their types: overrides, handlers, and traits that a program defines.
@MainActor @Suite struct TraitDefinitionTests {
    private final class Label: UIView {
        var log: [String] = []

        func changed(_ sender: Label, _ previous: UITraitCollection) {
            log.append("action from \(previous.userInterfaceStyle.rawValue)")
        }
    }

    @Test func handlersAreCalledForTheirTraitsOnly() {
        let host = TestHost()
        let view = host.run { Label() }
        host.run {
            let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (view: Label, previous: UITraitCollection) in
                view.log.append(
                    "\(previous.userInterfaceStyle.rawValue) \(view.traitCollection.userInterfaceStyle.rawValue)")
            }
            view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: Label, _) in
                view.log.append("size")
            }
            view.registerForTraitChanges(
                [UITraitUserInterfaceStyle.self], action: Selector(_method: "changed::", Label.changed))
            view.overrideUserInterfaceStyle = .dark
            #expect(view.log == ["1 2", "action from 1"])
            view.traitOverrides.horizontalSizeClass = .regular
            #expect(view.log == ["1 2", "action from 1", "size"])
            view.unregisterForTraitChanges(registration)
            view.traitOverrides.userInterfaceStyle = .light
            #expect(view.log == ["1 2", "action from 1", "size", "action from 2"])
        }
    }

    @Test func overridesCanBeEnded() {
        let host = TestHost()
        host.run {
            let controller = UIViewController()
            controller.traitOverrides.userInterfaceStyle = .dark
            #expect(
                controller.overrideUserInterfaceStyle == .dark
                    && controller.view.traitCollection.userInterfaceStyle == .dark)
            #expect(controller.traitOverrides.contains(UITraitUserInterfaceStyle.self))
            #expect(!controller.traitOverrides.contains(UITraitVerticalSizeClass.self))
            controller.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            #expect(controller.traitCollection.userInterfaceStyle == .light)
        }
    }

    @Test func aProgramsTraitsAreInherited() {
        let host = TestHost()
        host.run {
            let outer = UIView()
            let inner = Label()
            outer.addSubview(inner)
            inner.backgroundColor = UIColor { $0[Theme.self] == "plain" ? .red : .blue }
            inner.registerForTraitChanges([Theme.self]) { (view: Label, previous) in
                view.log.append("\(previous[Theme.self]) \(view.traitCollection[Theme.self])")
            }
            outer.traitOverrides[Theme.self] = "festive"
            #expect(inner.log == ["plain festive"])
            #expect(inner.layer.backgroundColor == UIColor.blue.cgColor)
            outer.traitOverrides[Theme.self] = "festive"
            #expect(inner.log.count == 1)
        }
    }

    @Test func collectionsAreMadeAndCompared() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0[Theme.self] = "festive"
        }
        #expect(traits[Theme.self] == "festive" && traits.userInterfaceStyle == .dark)
        #expect(traits != UITraitCollection(userInterfaceStyle: .dark))
        #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(traits.replacing(Theme.self, value: "plain")[Theme.self] == "plain")
        #expect(traits.modifyingTraits { $0.displayScale = 2 }.displayScale == 2)
        let merged = UITraitCollection(traitsFrom: [traits, UITraitCollection(verticalSizeClass: .compact)])
        #expect(merged[Theme.self] == "festive" && merged.verticalSizeClass == .compact)
        #expect(traits.hasDifferentColorAppearance(comparedTo: traits.replacing(Theme.self, value: "plain")))
        #expect(!traits.hasDifferentColorAppearance(comparedTo: traits.modifyingTraits { $0.displayScale = 7 }))
    }

    @Test func theCurrentTraitsAreThoseOfTheHost() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let host = TestHost()
        let other = TestHost()
        host.run { UITraitCollection.current = dark }
        #expect(host.run { UITraitCollection.current } === dark)
        #expect(other.run { UITraitCollection.current }.userInterfaceStyle == .light)
    }

    @Test func otherThreadsHaveTheirOwn() async {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        await Task.detached {
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
            dark.performAsCurrent { #expect(UIColor.label.cgColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1)) }
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
        }.value
    }
}
