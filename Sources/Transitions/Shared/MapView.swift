#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A town from above: blocks, a park, a river, and a way through it.
final class MapView: UIView {
    private let way: UIColor

    /// A map with a way in that colour.
    init(way: UIColor) {
        self.way = way
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 0.93, green: 0.91, blue: 0.86, alpha: 1)
    }

    required init?(coder: NSCoder) { nil }

    /// The length of the shorter side, in points: the unit of the map.
    private var unit: CGFloat { min(bounds.width, bounds.height) }

    /// A point of the map, in units from the top left corner: across an upright map and down, and the other way round
    /// on one that lies on its side.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        bounds.width > bounds.height ? CGPoint(x: y * unit, y: x * unit) : CGPoint(x: x * unit, y: y * unit)
    }

    override func draw(_ rect: CGRect) {
        backgroundColor?.setFill()
        UIBezierPath(rect: bounds).fill()
        fill(
            [(0.52, 0.3), (0.93, 0.37), (0.88, 0.78), (0.47, 0.71)],
            UIColor(red: 0.77, green: 0.87, blue: 0.7, alpha: 1))
        fill(
            [(-0.1, 1.5), (0.3, 1.56), (0.27, 1.84), (-0.1, 1.78)], UIColor(red: 0.8, green: 0.88, blue: 0.74, alpha: 1)
        )
        drawStreets()
        let river = UIBezierPath()
        river.move(to: point(-0.1, 0.98))
        river.addCurve(to: point(0.55, 1.16), controlPoint1: point(0.15, 0.9), controlPoint2: point(0.33, 1.24))
        river.addCurve(to: point(1.1, 1.2), controlPoint1: point(0.75, 1.08), controlPoint2: point(0.9, 1.3))
        stroke(river, UIColor(red: 0.64, green: 0.79, blue: 0.91, alpha: 1), width: 0.12)
        for x in [0.2, 0.68] as [CGFloat] {
            stroke(line([(x - 0.03, 0.9), (x + 0.06, 1.42)]), .white, width: 0.034)
        }
        let walk = line([
            (0.12, 0.36), (0.44, 0.41), (0.38, 0.78), (0.68, 0.83), (0.75, 1.3), (0.5, 1.29), (0.46, 1.62),
            (0.78, 1.66),
        ])
        stroke(walk, way, width: 0.018)
        for (x, y) in [(0.12, 0.36), (0.78, 1.66)] as [(CGFloat, CGFloat)] {
            dot(at: point(x, y), radius: 0.034, way)
            dot(at: point(x, y), radius: 0.015, .white)
        }
    }

    /// Two families of streets, which meet at right angles and lean a little, as the town does.
    private func drawStreets() {
        for index in 0..<16 {
            let y = CGFloat(index) * 0.185 - 0.25
            stroke(line([(-0.1, y), (1.1, y + 0.2)]), .white, width: index % 3 == 0 ? 0.032 : 0.014)
        }
        for index in 0..<10 {
            let x = CGFloat(index) * 0.17 - 0.2
            stroke(line([(x + 0.02, -0.1), (x - 0.4, 2.4)]), .white, width: index % 4 == 1 ? 0.032 : 0.014)
        }
    }

    private func line(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: point(points[0].0, points[0].1))
        for (x, y) in points.dropFirst() { path.addLine(to: point(x, y)) }
        return path
    }

    private func fill(_ points: [(CGFloat, CGFloat)], _ color: UIColor) {
        let path = line(points)
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
