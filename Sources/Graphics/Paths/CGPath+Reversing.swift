import Foundation

extension CGPath {
    /// The same outline, walked from its end to its start: the last subpath first, each turning the other way.
    ///
    /// A closed subpath starts where it started before.
    package func reversed() -> CGPath {
        CGPath(elements: ContiguousArray(subpaths.reversed().flatMap(Self.reversed)))
    }

    /// The steps of each subpath, which all begin with a move.
    private var subpaths: [ContiguousArray<Element>] {
        var result: [ContiguousArray<Element>] = []
        for element in elements {
            switch (element, result.last?.last) {
            case (.move, _), (_, nil): result.append([element])
            case (.close, .close): break
            // What goes on after a close starts where that has led.
            case (_, .close): result.append([.move(result.last?.first?.end ?? .zero), element])
            default: result[result.count - 1].append(element)
            }
        }
        return result
    }

    private static func reversed(_ subpath: ContiguousArray<Element>) -> ContiguousArray<Element> {
        let isClosed = subpath.last == .close
        let steps = isClosed ? subpath.dropLast() : subpath[...]
        guard let start = steps.first?.end, let end = steps.last?.end else { return [] }
        var result: ContiguousArray<Element> = [.move(isClosed ? start : end)]
        if isClosed, end != start { result.append(.line(end)) }
        for (step, before) in zip(steps, steps.dropFirst()).map({ ($1, $0) }).reversed() {
            switch step {
            case .move, .close: break
            case .line: result.append(.line(before.end))
            case .quadCurve(let control, _): result.append(.quadCurve(control: control, end: before.end))
            case .curve(let control1, let control2, _):
                result.append(.curve(control1: control2, control2: control1, end: before.end))
            }
        }
        guard isClosed else { return result }
        // The close draws the last line.
        if case .line(start)? = result.last, result.count > 1 { result.removeLast() }
        return result + [.close]
    }
}

extension CGPath.Element {
    /// The end point of the step; zero for a close, which ends where its subpath starts.
    fileprivate var end: CGPoint {
        switch self {
        case .move(let end), .line(let end), .quadCurve(_, let end), .curve(_, _, let end): end
        case .close: .zero
        }
    }
}
