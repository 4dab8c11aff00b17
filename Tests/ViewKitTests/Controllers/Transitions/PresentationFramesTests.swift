import Foundation
import Testing

@testable import ViewKit

/// The frames that a context gives for both ends, by style and direction, compared with a table whose rows name their source.
@MainActor @Suite struct PresentationFramesTests {
    /// The styles of the table, and how each is presented.
    private static let styles: [(name: String, style: UIModalPresentationStyle)] = [
        ("fullScreen", .fullScreen), ("currentContext", .currentContext), ("overFullScreen", .overFullScreen),
        ("overCurrentContext", .overCurrentContext), ("custom", .custom), ("custom, own controller", .custom),
        ("automatic", .automatic), ("pageSheet", .pageSheet), ("formSheet", .formSheet), ("popover", .popover),
    ]

    @MainActor private final class Rows {
        var lines: [String] = []

        func add(_ style: String, _ change: String, _ context: any UIViewControllerContextTransitioning) {
            for (word, key) in [("from", UITransitionContextViewControllerKey.from), ("to", .to)] {
                guard let controller = context.viewController(forKey: key) else { continue }
                let initial = context.initialFrame(for: controller)
                let final = context.finalFrame(for: controller)
                lines.append([style, change, word, text(initial), text(final)].joined(separator: "\t"))
            }
        }

        private func text(_ rect: CGRect) -> String {
            rect == .zero ? "zero" : "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
        }
    }

    private func addStacks(to rows: Rows) {
        let rig = TransitionRig()
        rig.show()
        rig.animator?.whenAnimating = { rows.add("navigation", "push", $0) }
        rig.push("B")
        rig.finish()
        rig.animator?.whenAnimating = { rows.add("navigation", "pop", $0) }
        rig.pop()
        rig.finish()
        let tabs = TabRig()
        tabs.show()
        tabs.whenAnimating = { rows.add("tabs", "select", $0) }
        tabs.select(1)
        tabs.finish()
    }

    private func addPresentation(_ name: String, _ style: UIModalPresentationStyle, to rows: Rows) {
        let rig = PresentationRig()
        rig.root.definesPresentationContext = true
        rig.givesPresentationController = name.contains("own controller")
        rig.show()
        rig.whenAnimating = { rows.add(name, "present", $0) }
        rig.present("B", style)
        rig.finish()
        rig.whenAnimating = { rows.add(name, "dismiss", $0) }
        rig.dismiss()
        rig.finish()
        #expect(rig.reports == [], "\(name)")
    }

    @Test func everyStyleAndDirection() throws {
        let rows = Rows()
        addStacks(to: rows)
        for (name, style) in Self.styles { addPresentation(name, style, to: rows) }
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PresentationFrames.tsv")
        let table = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        #expect(table.allSatisfy { $0.count == 6 && !$0[5].isEmpty }, "a row without its source")
        for (row, expected) in zip(rows.lines, table) { #expect(row == expected.dropLast().joined(separator: "\t")) }
        #expect(rows.lines.count == table.count)
    }

    /// The slide-in animator that many libraries share: one class, and the presented frame in both directions.
    @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen, .overFullScreen, .pageSheet])
    func aSlideMovesFromThePresentedFrame(_ style: UIModalPresentationStyle) throws {
        let rig = PresentationRig()
        rig.show()
        let presented = rig.present("B", style)
        rig.finish()
        let place = presented.view.frame
        rig.whenAnimating = { context in
            guard let controller = context.viewController(forKey: .from) else { return }
            controller.view.frame = context.finalFrame(for: controller)
            #expect(controller.view.frame == place && !place.isEmpty)
        }
        rig.dismiss()
        #expect(rig.finish() && presented.presentingViewController == nil)
    }

    /// The animator of a presentation may leave the presenter's view anywhere: it returns to its place.
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
    func aPresenterThatWasMovedAwayReturnsToItsPlace(_ style: UIModalPresentationStyle) throws {
        let rig = PresentationRig()
        rig.root.definesPresentationContext = true
        rig.show()
        let place = rig.root.view.frame
        rig.whenAnimating = { $0.view(forKey: .from)?.frame.origin.y -= 500 }
        rig.present("B", style)
        rig.finish()
        rig.whenAnimating = { context in
            guard let presenter = context.viewController(forKey: .to) else { return }
            #expect(context.finalFrame(for: presenter) == place && context.view(forKey: .to)?.frame == place)
        }
        rig.dismiss()
        #expect(rig.finish() && rig.root.view.frame == place)
    }

    /// A cancelled dismissal leaves the presenter where a cancelled pop leaves what lies below: out of the window.
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
    func aCancelledDismissalTakesThePresenterOutAgain(_ style: UIModalPresentationStyle) {
        let rig = PresentationRig()
        rig.root.definesPresentationContext = true
        rig.show()
        let presented = rig.present("B", style)
        rig.finish()
        #expect(rig.root.view.window == nil)
        for _ in 0..<2 {
            let driver = UIPercentDrivenInteractiveTransition()
            rig.interaction = driver
            rig.dismiss()
            rig.step()
            #expect(rig.root.view.window != nil)
            rig.host.run {
                driver.update(0.4)
                driver.cancel()
            }
            rig.finish()
            #expect(rig.root.view.window == nil && rig.root.appearance == .disappeared)
            #expect(presented.view.window != nil && presented.appearance == .appeared)
        }
        rig.interaction = nil
        rig.dismiss()
        rig.finish()
        #expect(rig.root.view.window != nil && rig.root.appearance == .appeared && rig.reports == [])
    }
}
