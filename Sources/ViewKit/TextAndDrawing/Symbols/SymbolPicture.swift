import Graphics

/// The picture of a symbol: an outline in the free set that comes with the program, or for a name that it lacks a rounded square
/// with initials.
struct SymbolPicture {
    /// The outline in a square of 24 units.
    private let outline: CGPath
    /// The letters in a symbol that the set lacks; nil for one that it has.
    private let initials: String?

    /// Units to each side of the outline.
    private static let margin: CGFloat = 1
    /// The square in which outlines lie.
    private static let box = CGRect(x: 0, y: 0, width: 24, height: 24)

    /// The picture of the symbol `name`, whose `outline` is nil where the set lacks it.
    init(named name: String, outline: CGPath?) {
        let words = name.split(separator: ".")
        initials = outline == nil ? words.prefix(2).compactMap(\.first).map { $0.uppercased() }.joined() : nil
        self.outline =
            outline ?? UIBezierPath(roundedRect: Self.box.insetBy(dx: 2, dy: 2), cornerRadius: 5).cgPath
    }

    /// The picture by `look` at `scale` pixels to the point; nil where that is too large.
    @MainActor func image(_ look: SymbolLook, scale: CGFloat) -> CGImage? {
        let unit = look.unit
        let reach = Self.margin + look.emphasis / 2
        let bounds = outline.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
        let pixel = 1 / scale
        let size = CGSize(
            width: (bounds.width * unit / pixel).rounded(.up) * pixel,
            height: (bounds.height * unit / pixel).rounded(.up) * pixel)
        guard let context = CGContext.bitmap(of: size, scale: scale) else { return nil }
        context.translateBy(
            x: (size.width - bounds.width * unit) / 2 - bounds.minX * unit,
            y: (size.height - bounds.height * unit) / 2 - bounds.minY * unit)
        context.scaleBy(x: unit, y: unit)
        draw(look, in: context)
        return context.finish()
    }

    @MainActor private func draw(_ look: SymbolLook, in context: CGContext) {
        context.setFillColor(CGColor.black)
        context.addPath(outline)
        context.fillPath()
        if let initials { return draw(initials, in: context) }
        guard look.emphasis > 0 else { return }
        context.setStrokeColor(CGColor.black)
        context.setLineWidth(look.emphasis)
        context.setLineJoin(.round)
        context.addPath(outline)
        context.strokePath()
    }

    /// Cuts `initials` out of what `context` shows.
    @MainActor private func draw(_ initials: String, in context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        context.setBlendMode(.destinationOut)
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 9, weight: .semibold)]
        let text = initials as NSString
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: Self.box.midX - size.width / 2, y: Self.box.midY - size.height / 2),
            withAttributes: attributes)
    }
}
