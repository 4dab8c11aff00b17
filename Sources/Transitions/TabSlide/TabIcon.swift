#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The icons of the tabs.
enum TabIcon {
    case sun, tiles, bookmark

    private static let side: CGFloat = 25

    /// The icon, which takes the tint of the bar.
    @MainActor var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: Self.side, height: Self.side)).image { _ in
            UIColor.black.set()
            switch self {
            case .sun: Self.drawSun()
            case .tiles: Self.drawTiles()
            case .bookmark: Self.drawBookmark()
            }
        }.withRenderingMode(.alwaysTemplate)
    }

    @MainActor private static func drawSun() {
        UIBezierPath(ovalIn: CGRect(x: 7.5, y: 7.5, width: 10, height: 10)).fill()
        let rays = UIBezierPath()
        for index in 0..<8 {
            let angle = CGFloat(index) * .pi / 4
            for (radius, isStart) in [(8, true), (11, false)] as [(CGFloat, Bool)] {
                let point = CGPoint(x: side / 2 + radius * cos(angle), y: side / 2 + radius * sin(angle))
                if isStart { rays.move(to: point) } else { rays.addLine(to: point) }
            }
        }
        rays.lineWidth = 2
        rays.lineCapStyle = .round
        rays.stroke()
    }

    @MainActor private static func drawTiles() {
        for x in [3.5, 13.5] as [CGFloat] {
            for y in [3.5, 13.5] as [CGFloat] {
                UIBezierPath(roundedRect: CGRect(x: x, y: y, width: 8, height: 8), cornerRadius: 2).fill()
            }
        }
    }

    @MainActor private static func drawBookmark() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 6.5, y: 3))
        for (x, y) in [(18.5, 3), (18.5, 22), (12.5, 17), (6.5, 22)] as [(CGFloat, CGFloat)] {
            path.addLine(to: CGPoint(x: x, y: y))
        }
        path.close()
        path.lineJoinStyle = .round
        path.lineWidth = 2
        path.fill()
        path.stroke()
    }
}
