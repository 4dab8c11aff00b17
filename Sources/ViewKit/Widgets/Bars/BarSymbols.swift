/// The few pictures that bars draw themselves.
@MainActor enum BarSymbols {
    /// Two crossed lines.
    static var plus: UIImage {
        draw(CGSize(width: 22, height: 22)) { path in
            path.move(to: CGPoint(x: 11, y: 3))
            path.addLine(to: CGPoint(x: 11, y: 19))
            path.move(to: CGPoint(x: 3, y: 11))
            path.addLine(to: CGPoint(x: 19, y: 11))
            path.lineWidth = 1.75
        }
    }

    /// An angle that points to the left.
    static var back: UIImage {
        draw(CGSize(width: 13, height: 21)) { path in
            path.move(to: CGPoint(x: 11, y: 2))
            path.addLine(to: CGPoint(x: 2.5, y: 10.5))
            path.addLine(to: CGPoint(x: 11, y: 19))
            path.lineWidth = 2.75
            path.lineJoinStyle = .round
        }
    }

    private static func draw(_ size: CGSize, _ outline: (UIBezierPath) -> Void) -> UIImage {
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            let path = UIBezierPath()
            path.lineCapStyle = .round
            outline(path)
            UIColor.black.setStroke()
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }
}
