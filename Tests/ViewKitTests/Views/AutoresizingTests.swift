import Testing

@testable import ViewKit

/// One superview of 100 x 100, one view in it, and the superview's new width.
struct AutoresizingCase: Sendable, CustomTestStringConvertible {
    var mask: UIView.AutoresizingMask
    var x: CGFloat
    var width: CGFloat
    var newWidth: CGFloat
    var expected: (x: CGFloat, width: CGFloat)
    var testDescription: String { "mask \(mask.rawValue), \(x)+\(width) to \(newWidth)" }
}

@MainActor @Suite struct AutoresizingTests {
    nonisolated static let cases: [AutoresizingCase] = [
        .init(mask: [], x: 10, width: 20, newWidth: 200, expected: (10, 20)),
        .init(mask: .flexibleWidth, x: 10, width: 20, newWidth: 200, expected: (10, 120)),
        .init(mask: .flexibleLeftMargin, x: 10, width: 20, newWidth: 200, expected: (110, 20)),
        .init(mask: .flexibleRightMargin, x: 10, width: 20, newWidth: 200, expected: (10, 20)),
        // In proportion: 10 to 70 of what is not the width.
        .init(
            mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 10, width: 20, newWidth: 180, expected: (20, 20)),
        .init(mask: [.flexibleLeftMargin, .flexibleWidth], x: 10, width: 20, newWidth: 130, expected: (20, 40)),
        .init(
            mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 10, width: 20, newWidth: 200,
            expected: (20, 40)),
        // Parts without length share evenly.
        .init(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 0, width: 100, newWidth: 140, expected: (20, 100)),
        // A width never falls below 0.
        .init(mask: .flexibleWidth, x: 10, width: 20, newWidth: 50, expected: (10, 0)),
    ]

    @Test(arguments: cases) func horizontally(_ row: AutoresizingCase) {
        let (parent, child) = make(CGRect(x: row.x, y: 5, width: row.width, height: 7), row.mask)
        parent.frame.size.width = row.newWidth
        #expect(child.frame == CGRect(x: row.expected.x, y: 5, width: row.expected.width, height: 7))
    }

    @Test(arguments: cases) func verticallyTheSame(_ row: AutoresizingCase) {
        // The three vertical bits lie three above the horizontal ones.
        let mask = UIView.AutoresizingMask(rawValue: row.mask.rawValue << 3)
        let (parent, child) = make(CGRect(x: 5, y: row.x, width: 7, height: row.width), mask)
        parent.bounds.size.height = row.newWidth
        #expect(child.frame == CGRect(x: 5, y: row.expected.x, width: 7, height: row.expected.width))
    }

    @Test func grandchildrenFollow() {
        let (parent, child) = make(CGRect(x: 0, y: 0, width: 100, height: 100), .flexibleWidth)
        let grandchild = UIView(frame: CGRect(x: 90, y: 0, width: 10, height: 10))
        grandchild.autoresizingMask = .flexibleLeftMargin
        child.addSubview(grandchild)
        parent.frame.size.width = 150
        #expect(grandchild.frame.minX == 140)
    }

    @Test func superviewsMayLeaveItOut() {
        let (parent, child) = make(CGRect(x: 0, y: 0, width: 100, height: 100), .flexibleWidth)
        parent.autoresizesSubviews = false
        parent.frame.size.width = 150
        #expect(child.frame.width == 100)
    }

    @Test func numbersThatAreNotFiniteChangeNoSubview() {
        let (parent, child) = make(CGRect(x: 0, y: 0, width: 100, height: 100), [.flexibleWidth, .flexibleHeight])
        parent.bounds.size.width = .nan
        parent.bounds.size.width = .infinity
        parent.bounds.size.width = 100
        #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    private func make(_ frame: CGRect, _ mask: UIView.AutoresizingMask) -> (UIView, UIView) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: frame)
        child.autoresizingMask = mask
        parent.addSubview(child)
        return (parent, child)
    }

    @Test func aFrameReadsBackWithItsSize() {
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let host = TestHost()
        host.run {
            let container = Counting(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            // The sum of top and height is no number of a Double's.
            let sheet = UIView(frame: CGRect(x: 0, y: 464.2, width: 390, height: 379.8))
            container.addSubview(sheet)
            container.layoutIfNeeded()
            let count = container.count
            #expect(sheet.frame.size == CGSize(width: 390, height: 379.8))
            sheet.frame = sheet.frame.offsetBy(dx: 0, dy: 0.3)
            container.layoutIfNeeded()
            #expect(container.count == count && sheet.bounds.height == 379.8)
        }
    }
}
