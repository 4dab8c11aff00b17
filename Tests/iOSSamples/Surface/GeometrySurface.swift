import CoreGraphics
import UIKit

/// Geometry, paths, colours and pictures.
public enum GeometrySurface {
    /// A frame from another.
    public static func frame(in rect: CGRect, by share: CGFloat) -> CGRect {
        let size = CGSize(width: rect.width * share, height: rect.height * share)
        let origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
        var frame = CGRect(origin: origin, size: size).insetBy(dx: 1, dy: 1).offsetBy(dx: 0, dy: rect.size.height)
        frame.origin.x = rect.minX + rect.maxX + rect.minY + rect.maxY
        if frame.isEmpty || frame == CGRect.zero { frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
        return rect.contains(frame) ? frame : frame.union(rect).intersection(rect)
    }

    /// A transform of all parts.
    public static func transform(for size: CGSize) -> CGAffineTransform {
        let move = CGAffineTransform(translationX: size.width, y: size.height)
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        let scale = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let all: CGAffineTransform = move.concatenating(turn).concatenating(scale)
        guard all != CGAffineTransform.identity, size != .zero else { return .identity }
        return all.scaledBy(x: 2, y: 2).translatedBy(x: 1, y: 1).rotated(by: .pi).inverted()
    }

    /// Where a throw ends.
    public static func end(of start: CGPoint, velocity: CGVector) -> CGPoint {
        let vector = CGVector(dx: velocity.dx * 0.2, dy: velocity.dy * 0.2)
        return CGPoint(x: start.x + vector.dx, y: start.y + vector.dy)
    }

    /// The paths that masks are made of.
    public static func paths(in rect: CGRect) -> [CGPath] {
        let oval = UIBezierPath(ovalIn: rect)
        let square = UIBezierPath(rect: rect)
        let rounded = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8))
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: rect.midX, y: rect.midY), radius: 10, startAngle: 0, endAngle: 2 * .pi,
            clockwise: true)
        let wave = UIBezierPath()
        wave.move(to: rect.origin)
        wave.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        wave.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.maxY), controlPoint: CGPoint(x: rect.midX, y: rect.midY))
        wave.addCurve(to: CGPoint(x: rect.minX, y: rect.maxY), controlPoint1: rect.origin, controlPoint2: .zero)
        wave.close()
        wave.append(oval.reversing())
        wave.usesEvenOddFillRule = true
        let mutable = CGMutablePath()
        mutable.addRect(rect)
        mutable.addPath(CGPath(ellipseIn: rect, transform: nil))
        return [oval.cgPath, square.cgPath, rounded.cgPath, arc.cgPath, wave.cgPath, mutable]
    }

    /// The colours of a theme.
    public static func colours() -> [CGColor] {
        let named: [UIColor] = [.black, .white, .clear, .red, .darkGray, .lightGray, .systemBackground, .label]
        let made = [
            UIColor(white: 0.5, alpha: 0.5), UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1),
            UIColor.blue.withAlphaComponent(0.3),
        ]
        return (named + made).map(\.cgColor)
    }

    /// The picture of a name, or an empty one.
    public static func picture(_ name: String) -> UIImage {
        return UIImage(named: name) ?? UIImage()
    }

    /// The insets of a keyboard.
    public static func insets(_ height: CGFloat) -> UIEdgeInsets {
        var insets = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
        insets.top = UIEdgeInsets.zero.top
        return insets
    }
}
