import Foundation
import TestSupport
import Testing

@testable import ViewKit

/// The places of menus and previews on the screen.
@Suite struct MenuPlacementTests {
    private struct Row {
        var source: CGRect
        var size: CGSize
        var area: CGRect
        var attachment: CGFloat
        var frame: CGRect
        var isAbove: Bool

        init?(_ line: Substring) {
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 6 else { return nil }
            let numbers = fields.map { $0.split(separator: ",").compactMap { Double($0) } }
            guard numbers[0].count == 4, numbers[1].count == 2, numbers[2].count == 4, numbers[4].count == 4 else {
                return nil
            }
            source = Self.rectangle(numbers[0])
            size = CGSize(width: numbers[1][0], height: numbers[1][1])
            area = Self.rectangle(numbers[2])
            attachment = numbers[3].first ?? 0
            frame = Self.rectangle(numbers[4])
            isAbove = fields[5] == "above"
        }

        private static func rectangle(_ numbers: [Double]) -> CGRect {
            CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }

    @Test func menusLieAsTheTableSays() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "MenuPlacement.tsv")
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
        for line in lines {
            let row = try #require(Row(line), "\(line)")
            let place = MenuPlacement(
                beside: row.source, size: row.size, in: row.area, attachment: row.attachment)
            #expect(place.frame == row.frame && place.isAbove == row.isAbove, "\(line): \(place)")
        }
        #expect(lines.count == 10)
    }

    /// Whatever the sizes are, everything lies on the screen, and a menu does not cover its preview.
    @Test func previewsAndMenusStayOnTheScreen() {
        var random = RepeatableNumbers(seed: 5)
        func number(_ range: ClosedRange<Int>) -> CGFloat {
            CGFloat(range.lowerBound + random.below(range.count))
        }
        for _ in 0..<2000 {
            let area = CGRect(x: 8, y: 20, width: number(280...900), height: number(280...900))
            let source = CGRect(
                x: number(-50...900), y: number(-50...900), width: number(1...900), height: number(1...900))
            let size = CGSize(width: number(1...900), height: number(1...1500))
            let menuSize = CGSize(width: 250, height: number(44...1500))
            let geometry = ContextGeometry(source: source, size: size, menu: menuSize, in: area)
            let menu = geometry.menu?.frame ?? .zero
            let limits = area.insetBy(dx: -0.01, dy: -0.01)
            #expect(limits.contains(menu) && menu.height > 0 && menu.width > 100, "\(menu) in \(area)")
            #expect(limits.contains(geometry.preview), "\(size) in \(area)")
            let common = menu.intersection(geometry.preview)
            #expect(common.height < 0.01 || common.width < 0.01)
            #expect(geometry.frame(open: 0, shrink: 0) == source)
            let end = geometry.frame(open: 1, shrink: 1)
            #expect(abs(end.midX - geometry.preview.midX) < 1e-6 && abs(end.height - geometry.preview.height) < 1e-6)
        }
    }

    @Test func aPressedViewShrinksAboutItsMiddle() {
        let source = CGRect(x: 100, y: 100, width: 100, height: 40)
        let geometry = ContextGeometry(
            source: source, size: source.size, menu: CGSize(width: 250, height: 88),
            in: CGRect(x: 8, y: 8, width: 304, height: 464))
        #expect(geometry.frame(open: 0, shrink: 1) == CGRect(x: 102.5, y: 101, width: 95, height: 38))
    }
}
