#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A town from above: houses between streets with names, parks, a river with bridges, and a route through it.
final class MapView: UIView {
    private let routeColor: UIColor
    private let town = Town()

    /// A map with a route in that colour.
    init(routeColor: UIColor) {
        self.routeColor = routeColor
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 0.95, green: 0.93, blue: 0.89, alpha: 1)
    }

    required init?(coder: NSCoder) { nil }

    /// The length of the shorter side, in points: the unit of the map.
    private var unit: CGFloat { min(bounds.width, bounds.height) }

    /// A point of the map, in units from the top left corner: across an upright map and down, and the other way round
    /// on one that lies on its side.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { position(of: CGPoint(x: x, y: y)) }

    private func position(of point: CGPoint) -> CGPoint {
        bounds.width > bounds.height
            ? CGPoint(x: point.y * unit, y: point.x * unit) : CGPoint(x: point.x * unit, y: point.y * unit)
    }

    override func draw(_ rect: CGRect) {
        backgroundColor?.setFill()
        UIBezierPath(rect: bounds).fill()
        for house in town.houses { fill(house, UIColor(red: 0.9, green: 0.875, blue: 0.825, alpha: 1)) }
        for street in town.streets { stroke(line(street.points), .white, width: street.isWide ? 0.034 : 0.016) }
        for park in town.parks { fill(park, UIColor(red: 0.79, green: 0.88, blue: 0.72, alpha: 1)) }
        drawRiver()
        for name in town.names { write(name) }
        let route = town.route
        stroke(line(route), UIColor(white: 1, alpha: 0.9), width: 0.03)
        stroke(line(route), routeColor, width: 0.018)
        for end in [route.first, route.last].compactMap({ $0 }) {
            dot(at: position(of: end), radius: 0.034, routeColor)
            dot(at: position(of: end), radius: 0.015, .white)
        }
    }

    private func drawRiver() {
        let river = UIBezierPath()
        river.move(to: point(-0.1, 0.98))
        river.addCurve(to: point(0.55, 1.16), controlPoint1: point(0.15, 0.9), controlPoint2: point(0.33, 1.24))
        river.addCurve(to: point(1.1, 1.2), controlPoint1: point(0.75, 1.08), controlPoint2: point(0.9, 1.3))
        stroke(river, UIColor(red: 0.66, green: 0.81, blue: 0.93, alpha: 1), width: 0.12)
        for bridge in town.bridges { stroke(line(bridge), .white, width: 0.034) }
    }

    /// Writes a name along its direction, from left to right.
    private func write(_ name: Town.Name) {
        let start = position(of: name.start)
        let end = position(of: name.end)
        let isForward = end.x >= start.x
        let from = isForward ? start : end
        let to = isForward ? end : start
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 0.03 * unit, weight: .medium), .foregroundColor: ink(of: name.kind),
        ]
        let size = name.text.size(withAttributes: attributes)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        context.rotate(by: atan2(to.y - from.y, to.x - from.x))
        name.text.draw(at: CGPoint(x: -size.width / 2, y: -size.height / 2), withAttributes: attributes)
        context.restoreGState()
    }

    private func ink(of kind: Town.Name.Kind) -> UIColor {
        switch kind {
        case .street: UIColor(red: 0.5, green: 0.47, blue: 0.43, alpha: 1)
        case .park: UIColor(red: 0.25, green: 0.47, blue: 0.24, alpha: 1)
        case .river: UIColor(red: 0.2, green: 0.43, blue: 0.66, alpha: 1)
        }
    }

    private func line(_ points: [CGPoint]) -> UIBezierPath {
        let path = UIBezierPath()
        if let first = points.first { path.move(to: position(of: first)) }
        for point in points.dropFirst() { path.addLine(to: position(of: point)) }
        return path
    }

    private func fill(_ corners: [CGPoint], _ color: UIColor) {
        let path = line(corners)
        // The town is larger than most maps of it.
        guard path.bounds.intersects(bounds) else { return }
        path.close()
        color.setFill()
        path.fill()
    }

    private func stroke(_ path: UIBezierPath, _ color: UIColor, width: CGFloat) {
        path.lineWidth = width * unit
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }

    private func dot(at center: CGPoint, radius: CGFloat, _ color: UIColor) {
        let side = 2 * radius * unit
        color.setFill()
        UIBezierPath(ovalIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)).fill()
    }
}

/// The contents of the map, in its units: two families of streets that cross at right angles.
private struct Town {
    /// A name along the line between two points.
    struct Name {
        enum Kind { case street, park, river }

        var text: String
        var kind: Kind
        var start: CGPoint
        var end: CGPoint
    }

    private static let rows = 0..<16
    private static let columns = 0..<10
    /// The rows and columns of the corners of each park.
    private static let parkCorners: [(rows: ClosedRange<Int>, columns: ClosedRange<Int>)] = [
        (3...5, 5...7), (9...11, 2...4),
    ]

    /// The crossing of a street from left to right with one from top to bottom; both may lie between two streets.
    func crossing(_ row: CGFloat, _ column: CGFloat) -> CGPoint {
        let across = CGVector(dx: 1.2, dy: 0.2)
        let down = CGVector(dx: -0.42, dy: 2.5)
        let left = CGPoint(x: -0.1, y: row * 0.185 - 0.25)
        let top = CGPoint(x: column * 0.17 - 0.18, y: -0.1)
        let gap = CGVector(dx: top.x - left.x, dy: top.y - left.y)
        let part = (gap.dx * down.dy - gap.dy * down.dx) / (across.dx * down.dy - across.dy * down.dx)
        return CGPoint(x: left.x + part * across.dx, y: left.y + part * across.dy)
    }

    var streets: [(points: [CGPoint], isWide: Bool)] {
        Self.rows.map { ([crossing(CGFloat($0), -2), crossing(CGFloat($0), 14)], $0 % 3 == 0) }
            + Self.columns.map { ([crossing(-1, CGFloat($0)), crossing(17, CGFloat($0))], [1, 5, 7].contains($0)) }
    }

    var parks: [[CGPoint]] {
        Self.parkCorners.map { corners in
            let edge: CGFloat = 0.1
            return rectangle(
                rows: CGFloat(corners.rows.lowerBound) + edge...CGFloat(corners.rows.upperBound) - edge,
                columns: CGFloat(corners.columns.lowerBound) + edge...CGFloat(corners.columns.upperBound) - edge)
        }
    }

    /// Houses in each block, of several plans.
    var houses: [[CGPoint]] {
        let plans: [[(CGFloat, CGFloat, CGFloat, CGFloat)]] = [
            [(0.16, 0.46, 0.16, 0.56), (0.56, 0.84, 0.16, 0.4), (0.56, 0.84, 0.5, 0.84)],
            [(0.16, 0.4, 0.16, 0.84), (0.5, 0.84, 0.16, 0.5)],
            [(0.16, 0.84, 0.16, 0.38), (0.3, 0.84, 0.5, 0.84)],
            [(0.16, 0.4, 0.16, 0.44), (0.5, 0.84, 0.3, 0.84), (0.16, 0.4, 0.56, 0.84)],
        ]
        return Self.rows.flatMap { row in
            Self.columns.flatMap { column in
                plans[(row * 5 + column * 3) % plans.count].map { house in
                    rectangle(
                        rows: CGFloat(row) + house.0...CGFloat(row) + house.1,
                        columns: CGFloat(column) + house.2...CGFloat(column) + house.3)
                }
            }
        }
    }

    /// The wide streets over the river.
    var bridges: [[CGPoint]] { [[crossing(6.2, 5), crossing(8.2, 5)], [crossing(6, 7), crossing(7.9, 7)]] }

    /// A route along the streets, over one of the bridges.
    var route: [CGPoint] {
        [(3, 2), (3, 4), (5, 4), (5, 5), (8, 5), (8, 4), (10, 4), (10, 6)].map { crossing($0.0, $0.1) }
    }

    var names: [Name] {
        let streets: [(String, Name.Kind, CGFloat, ClosedRange<CGFloat>)] = [
            ("Mill Street", .street, 6, 3...5), ("Harbour Road", .street, 9, 4...6), ("Elm Street", .street, 2, 3...5),
            ("Lindenweg", .street, 11, 5...7), ("Linden Park", .park, 4.55, 5...7), ("The Meadow", .park, 10.5, 2...4),
        ]
        return streets.map { text, kind, row, columns in
            Name(
                text: text, kind: kind, start: crossing(row, columns.lowerBound), end: crossing(row, columns.upperBound)
            )
        } + [Name(text: "Mirror", kind: .river, start: CGPoint(x: 0.3, y: 1.07), end: CGPoint(x: 0.5, y: 1.15))]
    }

    private func rectangle(rows: ClosedRange<CGFloat>, columns: ClosedRange<CGFloat>) -> [CGPoint] {
        [
            crossing(rows.lowerBound, columns.lowerBound), crossing(rows.lowerBound, columns.upperBound),
            crossing(rows.upperBound, columns.upperBound), crossing(rows.upperBound, columns.lowerBound),
        ]
    }
}
