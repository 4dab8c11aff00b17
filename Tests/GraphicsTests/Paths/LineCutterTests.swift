import Foundation
import Testing

@testable import Graphics

struct LineCutterTests {
    /// A path, how it is cut, and the steps that are left, coordinates rounded to a tenth.
    struct Sample: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var path: [CGPath.Element]
        var start: CGFloat = 0
        var end: CGFloat = 1
        var dashes: [CGFloat] = []
        var phase: CGFloat = 0
        var result: String
    }

    static let line: [CGPath.Element] = [.move(.zero), .line(CGPoint(x: 100, y: 0))]
    static let square: [CGPath.Element] = [
        .move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 0, y: 10)), .close,
    ]

    static let samples = [
        Sample(testDescription: "whole", path: line, result: "M0,0 L100,0"),
        Sample(testDescription: "part", path: line, start: 0.25, end: 0.75, result: "M25,0 L75,0"),
        Sample(testDescription: "beyond both ends", path: line, start: -1, end: 3, result: "M0,0 L100,0"),
        Sample(testDescription: "nothing", path: line, start: 0.5, end: 0.5, result: ""),
        Sample(testDescription: "whole and closed", path: square, result: "M0,0 L10,0 L10,10 L0,10 Z"),
        Sample(
            testDescription: "around corners", path: square, start: 0.125, end: 0.625, result: "M5,0 L10,0 L10,10 L5,10"
        ),
        Sample(testDescription: "to the end", path: square, start: 0.875, result: "M0,5 L0,0"),
        Sample(testDescription: "dashes", path: line, dashes: [40, 20], result: "M0,0 L40,0 M60,0 L100,0"),
        Sample(testDescription: "one length", path: line, dashes: [30], result: "M0,0 L30,0 M60,0 L90,0"),
        Sample(
            testDescription: "odd lengths exchange dashes and gaps", path: line, dashes: [30, 10, 5],
            result: "M0,0 L30,0 M40,0 L45,0 M75,0 L85,0 M90,0 L100,0"),
        Sample(testDescription: "phase", path: line, dashes: [40, 20], phase: 50, result: "M10,0 L50,0 M70,0 L100,0"),
        Sample(
            testDescription: "negative phase", path: line, dashes: [40, 20], phase: -10,
            result: "M10,0 L50,0 M70,0 L100,0"),
        Sample(
            testDescription: "dashes stay where they are", path: line, start: 0.3, end: 0.8, dashes: [40, 20],
            result: "M30,0 L40,0 M60,0 L80,0"),
        Sample(
            testDescription: "a dash that begins where a closed line ends", path: square, dashes: [10, 5], phase: 5,
            result: "M10,0 L10,10 M5,10 L0,10 L0,5 M0,0 L5,0"),
        Sample(
            testDescription: "a dash goes on across the end of a closed line", path: square, dashes: [12, 8], phase: 6,
            result: "M10,4 L10,10 L4,10 M0,6 L0,0 L6,0"),
        Sample(testDescription: "no pattern", path: line, dashes: [0, 0], result: "M0,0 L100,0"),
        Sample(testDescription: "too fine to tell", path: line, dashes: [1e-5], result: "M0,0 L100,0"),
        Sample(testDescription: "dots", path: line, dashes: [0, 50], result: "M0,0 L0,0 M50,0 L50,0"),
        Sample(testDescription: "empty", path: [], dashes: [1], result: ""),
    ]

    private func text(_ path: CGPath) -> String {
        func point(_ p: CGPoint) -> String {
            func number(_ value: CGFloat) -> String {
                let rounded = (value * 10).rounded() / 10
                return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
            }
            return "\(number(p.x)),\(number(p.y))"
        }
        return path.elements.map { element in
            switch element {
            case .move(let end): "M" + point(end)
            case .line(let end): "L" + point(end)
            case .quadCurve(_, let end), .curve(_, _, let end): "C" + point(end)
            case .close: "Z"
            }
        }.joined(separator: " ")
    }

    private func cut(_ sample: Sample) -> CGPath {
        var pool = PathPool()
        let target = pool.takeEmpty()
        LineCutter.append(
            CGPath(elements: ContiguousArray(sample.path)), from: sample.start, to: sample.end,
            dashes: LineDashes(lengths: sample.dashes, phase: sample.phase), to: target)
        return target
    }

    @Test(arguments: samples) func leavesTheWantedSteps(of sample: Sample) {
        #expect(text(cut(sample)) == sample.result)
    }

    @Test func thePartsOfACircleMakeTheWhole() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        var pool = PathPool()
        for count in [2, 3, 7] {
            var sum = 0.0
            for index in 0..<count {
                let part = pool.takeEmpty()
                LineCutter.append(
                    circle, from: CGFloat(index) / CGFloat(count), to: CGFloat(index + 1) / CGFloat(count),
                    dashes: nil, to: part)
                #expect(abs(part.lineLength - circle.lineLength / CGFloat(count)) < 0.01)
                sum += part.lineLength
            }
            #expect(abs(sum - 20 * .pi) < 0.05)
        }
    }

    @Test func aPathThatSomebodyElseKnowsIsNotWrittenAgain() {
        var pool = PathPool()
        let first = pool.takeEmpty()
        first.appendUnshared(.move(CGPoint(x: 1, y: 1)))
        let second = pool.takeEmpty()
        #expect(first !== second && first.elements.count == 1)
    }
}
