import Foundation
import Testing

@testable import ViewKit

/// Frames of screens as data against frames calculated by hand.
@MainActor @Suite struct LayoutScreenTests {
    private static let portrait = CGSize(width: 390, height: 844)
    private static let landscape = CGSize(width: 844, height: 390)

    /// Lays a screen out in a window, and reports what is reported on the way.
    private func laidOut(_ name: String, _ sizes: [CGSize], isMirrored: Bool = false) throws -> (LayoutScreen, TestHost)
    {
        let host = TestHost(size: sizes[0], scale: 2)
        let screen = try host.run {
            FaultLog.current.onReport = { Issue.record("\(name): \($0)") }
            let screen = try LayoutScreen(name)
            try screen.build(Self.portrait, isMirrored: isMirrored)
            screen.root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return screen
        }
        host.run { host.window.screenInsets = insets(sizes[0]) }
        host.show(screen.root)
        for size in sizes.dropFirst() {
            host.run {
                host.window.screenInsets = insets(size)
                host.window.frame = CGRect(origin: .zero, size: size)
                host.window.layoutIfNeeded()
            }
        }
        return (screen, host)
    }

    private func insets(_ size: CGSize) -> UIEdgeInsets {
        size.width < size.height
            ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    }

    private func numbers(of name: String, in screen: LayoutScreen) throws -> [CGFloat] {
        if name.hasSuffix(".contentSize") {
            let list = try #require(try screen.view(String(name.dropLast(12))) as? UIScrollView)
            return [list.contentSize.width, list.contentSize.height]
        }
        let item = try screen.item(name)
        let frame = (item as? UIView)?.frame ?? (item as? UILayoutGuide)?.layoutFrame ?? .zero
        return [frame.minX, frame.minY, frame.width, frame.height]
    }

    private func check(_ screen: LayoutScreen, _ expectations: [LayoutScreen.Expectation], _ kind: String) throws {
        for expectation in expectations {
            let found = try numbers(of: expectation.name, in: screen)
            let isEqual = zip(found, expectation.numbers).allSatisfy { abs($0 - $1) < 0.01 }
            #expect(
                isEqual && found.count == expectation.numbers.count,
                "\(screen.name) \(kind): \(expectation.name) is \(found), not \(expectation.numbers)")
        }
    }

    @Test(arguments: LayoutScreen.names) func framesAreThoseCalculatedByHand(_ name: String) throws {
        let (screen, host) = try laidOut(name, [Self.portrait])
        try host.run { try check(screen, try #require(screen.expectations["portrait"]), "portrait") }
        let (turned, turnedHost) = try laidOut(name, [Self.portrait, Self.landscape])
        try turnedHost.run { try check(turned, try #require(turned.expectations["landscape"]), "turned") }
        let (back, backHost) = try laidOut(name, [Self.portrait, Self.landscape, Self.portrait])
        try backHost.run { try check(back, try #require(back.expectations["portrait"]), "turned back") }
    }

    @Test(arguments: LayoutScreen.names) func fromRightToLeftScreensAreMirrored(_ name: String) throws {
        let (screen, host) = try laidOut(name, [Self.portrait], isMirrored: true)
        try host.run {
            if let own = screen.expectations["rtl"] { return try check(screen, own, "from right to left") }
            let portrait = try #require(screen.expectations["portrait"])
            if screen.isSameMirrored { return try check(screen, portrait, "from right to left") }
            let sizes = Dictionary(uniqueKeysWithValues: portrait.map { ($0.name, $0.numbers) })
            let mirrored = try portrait.map { expectation in
                guard expectation.numbers.count == 4 else { return expectation }
                let item = try screen.item(expectation.name)
                let container = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
                let width = container.map { mirrorWidth(of: $0, in: screen, sizes) } ?? 0
                var numbers = expectation.numbers
                numbers[0] = width - numbers[0] - numbers[2]
                return LayoutScreen.Expectation(name: expectation.name, numbers: numbers)
            }
            try check(screen, mirrored, "from right to left")
        }
    }

    /// The width in which an item is mirrored: that of its container as expected, of its content for a scroll view.
    private func mirrorWidth(of view: UIView, in screen: LayoutScreen, _ sizes: [String: [CGFloat]]) -> CGFloat {
        let name = screen.items.first { $0.value === view }?.key ?? ""
        if view is UIScrollView, let content = sizes[name + ".contentSize"] { return content[0] }
        return sizes[name]?[2] ?? view.bounds.width
    }

    @Test func thereAreTwentyFive() { #expect(LayoutScreen.names.count >= 25) }
}
