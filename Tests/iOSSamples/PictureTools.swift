// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry, NeverUseImplicitlyUnwrappedOptionals

import CoreGraphics
import Foundation
import UIKit

/// Colours, pictures, paths and text as animators use them: what an app's helpers are made of.
public enum PictureTools {
    /// A colour that differs with the appearance.
    public static let accent = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.9, alpha: 1) : UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    }

    /// `color`, lighter by a share.
    public static func lighter(_ color: UIColor, by share: CGFloat) -> UIColor {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return color }
        return UIColor(
            hue: hue, saturation: saturation * (1 - share), brightness: min(1, brightness + share), alpha: alpha)
    }

    /// A round badge.
    public static func badge(_ text: String, diameter: CGFloat) -> UIImage {
        let rect = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        return UIGraphicsImageRenderer(bounds: rect).image { context in
            UIColor.systemRed.setFill()
            UIBezierPath(ovalIn: rect).fill()
            UIColor.white.setStroke()
            let ring = UIBezierPath(
                arcCenter: CGPoint(x: rect.midX, y: rect.midY), radius: diameter / 3, startAngle: 0, endAngle: .pi,
                clockwise: true)
            ring.lineWidth = 2
            ring.stroke()
            context.cgContext.setAlpha(0.5)
        }
    }

    /// The old way of doing so.
    public static func snapshot(of view: UIView) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, view.isOpaque, UIScreen.main.scale)
        defer { UIGraphicsEndImageContext() }
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    /// A template picture in a view.
    public static func icon(_ image: UIImage) -> UIImageView {
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = accent
        view.contentMode = .scaleAspectFit
        view.clipsToBounds = true
        return view
    }

    /// The picture turned as a camera had it.
    public static func turned(_ image: UIImage) -> UIImage {
        let cap = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        return UIImage(cgImage: image.cgImage!, scale: image.scale, orientation: .right)
            .resizableImage(withCapInsets: cap, resizingMode: .stretch)
            .withTintColor(.systemBlue, renderingMode: .alwaysOriginal)
    }

    /// A wave from side to side.
    public static func wave(in rect: CGRect) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        var turn = CGAffineTransform(rotationAngle: .pi / 8).translatedBy(x: 1, y: 2).scaledBy(x: 2, y: 2)
        return path.copy(using: &turn) ?? path
    }

    /// Whether the device is a phone in the light.
    public static var isPhone: Bool {
        UIDevice.current.userInterfaceIdiom == .phone && UIScreen.main.traitCollection.userInterfaceStyle == .light
    }

    /// Shows that geometry reads the same.
    public static func middle(of rect: CGRect, inset: CGFloat) -> CGRect {
        let inner = rect.insetBy(dx: inset, dy: inset).offsetBy(dx: 1, dy: 1)
        let vector = CGVector(dx: inner.midX, dy: inner.midY)
        return CGRect(
            origin: CGPoint(x: vector.dx, y: vector.dy), size: CGSize(width: inner.width, height: inner.height))
    }
}
