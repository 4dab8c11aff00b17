import Foundation

/// Cuts the line of a path: to a part of its length, and into dashes.
///
/// Dashes start anew with every subpath, and do not move when the part changes. Where the line of a closed subpath goes
/// on from its end to its start, a dash does, too.
package struct LineCutter {
    private let path: CGPath
    private let target: CGPath
    private let dashes: LineDashes?
    /// The range of the whole line that shows, in lengths along it.
    private let low, high: CGFloat
    /// The length along the whole line at which the subpath starts.
    private var subpathStart = CGFloat.zero
    /// The length along its subpath at which the next stretch starts.
    private var distance = CGFloat.zero
    private var dash: (index: Int, rest: CGFloat) = (0, .infinity)
    private var isDown = false
    /// Whether what shows from the subpath's start on waits to be drawn at its end.
    private var waitsForGap = false
    /// Whether the line ends at the first gap.
    private var endsAtGap = false

    /// The length of a dash without one, whose ends alone are to be seen.
    private static let dot: CGFloat = 1e-4
    /// With more dashes than this a line is drawn unbroken: they would be too small to be seen.
    private static let mostDashes: CGFloat = 100_000

    /// Adds to `target`, a path without another owner, the part between the fractions `start` and `end` of the length
    /// of `path`, cut into `dashes`; nothing where `start` is not below `end`.
    package static func append(
        _ path: CGPath, from start: CGFloat, to end: CGFloat, dashes: LineDashes?, to target: CGPath
    ) {
        let whole = path.lineLength
        let first = max(0, min(1, start))
        let last = max(0, min(1, end))
        guard whole.isFinite, first < last else { return }
        var cutter = LineCutter(
            path: path, target: target,
            dashes: dashes.flatMap { $0.count(along: whole) <= mostDashes ? $0 : nil },
            // The very ends take in what rounding would leave out.
            low: first == 0 ? -.infinity : first * whole, high: last == 1 ? .infinity : last * whole)
        path.forEachSubpath { cutter.cut($0) }
    }

    private init(path: CGPath, target: CGPath, dashes: LineDashes?, low: CGFloat, high: CGFloat) {
        self.path = path
        self.target = target
        self.dashes = dashes
        self.low = low
        self.high = high
    }

    private mutating func cut(_ subpath: Subpath) {
        let length = path.length(of: subpath)
        let end = subpathStart + length
        defer { subpathStart = end }
        guard end >= low, subpathStart <= high else { return }
        let isWhole = subpathStart >= low && end <= high
        if isWhole, subpath.isClosed, isUnbroken(to: length) { return copyClosed(subpath) }
        let joinsEnds = isWhole && subpath.isClosed && isDash(at: 0) && isDash(at: length)
        isDown = false
        waitsForGap = joinsEnds
        endsAtGap = false
        walk(subpath, length)
        guard joinsEnds else { return }
        endsAtGap = true
        walk(subpath, length)
    }

    /// Whether nothing but one dash lies within `length`.
    private func isUnbroken(to length: CGFloat) -> Bool {
        guard let place = dashes?.place(at: 0) else { return true }
        return place.index % 2 == 0 && place.rest >= length
    }

    private func isDash(at distance: CGFloat) -> Bool {
        guard let place = dashes?.place(at: distance) else { return true }
        return place.index % 2 == 0 && place.rest > 0
    }

    private func copyClosed(_ subpath: Subpath) {
        target.appendUnshared(.move(subpath.start))
        for index in subpath.steps { target.appendUnshared(path.elements[index]) }
    }

    private mutating func walk(_ subpath: Subpath, _ length: CGFloat) {
        dash = dashes?.place(at: 0) ?? (0, .infinity)
        distance = 0
        if length == 0 {
            if dash.index % 2 == 0 { appendDot(at: subpath.start, .zero) }
            return
        }
        path.forEachStretch(of: subpath) { stretch in
            let length = stretch.length
            if length > 0, !cut(stretch, length) { return false }
            distance += length
            return true
        }
    }

    /// Goes along a stretch; false where a gap ended the line.
    private mutating func cut(_ stretch: CGPath.Segment, _ length: CGFloat) -> Bool {
        var at = CGFloat.zero
        if distance == 0, dash.rest <= 0, dash.index % 2 == 0, shows(at: 0), !endsAtGap {
            appendDot(at: stretch.start, stretch.direction(at: 0))
        }
        while at < length {
            while dash.rest <= 0, let next = dashes?.next(after: dash.index) {
                dash = (next.index, next.length)
                guard dash.rest <= 0, dash.index % 2 == 0 else { continue }
                // A dash without a length.
                isDown = false
                let t = stretch.parameter(at: at, of: length)
                if shows(at: at), !waitsForGap, !endsAtGap {
                    appendDot(at: stretch.point(at: t), stretch.direction(at: t))
                }
            }
            let next = min(length, at + dash.rest, boundary(after: at))
            if dash.index % 2 == 0, shows(at: (at + next) / 2) {
                if !waitsForGap { append(stretch, from: at, to: next, of: length) }
            } else {
                isDown = false
                waitsForGap = false
                if endsAtGap { return false }
            }
            dash.rest -= next - at
            if next < length, dash.rest < length * 1e-12 { dash.rest = 0 }
            at = next
        }
        return true
    }

    /// The next length along the stretch after `at` at which the part that shows begins or ends; infinite without one.
    private func boundary(after at: CGFloat) -> CGFloat {
        let here = subpathStart + distance
        if low - here > at { return low - here }
        return high - here > at ? high - here : .infinity
    }

    private func shows(at place: CGFloat) -> Bool {
        let here = subpathStart + distance + place
        return here >= low && here <= high
    }

    private mutating func append(
        _ stretch: CGPath.Segment, from start: CGFloat, to end: CGFloat, of length: CGFloat
    ) {
        var part = stretch
        if start > 0 || end < length {
            part = stretch.part(
                from: stretch.parameter(at: start, of: length), to: stretch.parameter(at: end, of: length))
        }
        if !isDown { target.appendUnshared(.move(part.start)) }
        target.appendUnshared(part.step)
        isDown = true
    }

    private func appendDot(at point: CGPoint, _ direction: SIMD2<Double>) {
        let length = (direction * direction).sum().squareRoot()
        let step = length > 0 ? direction * (Double(Self.dot) / length) : .zero
        target.appendUnshared(.move(point))
        target.appendUnshared(.line(CGPoint(x: point.x + step.x, y: point.y + step.y)))
    }
}
