/// The contents of a status bar in one colour: time, signal, wireless network and battery.
@MainActor final class StatusBarSymbols: UIView {
    private let color: UIColor
    /// The time on all pictures of phones.
    private static let time = "9:41"
    /// Points above which the bar has the shape of a screen with round corners: the time at the left, symbols at the right.
    private static let tallHeight: CGFloat = 30

    init(color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        layer.needsDisplayOnBoundsChange = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        color.setFill()
        color.setStroke()
        let isTall = bounds.height > Self.tallHeight
        let middle = isTall ? bounds.height * 0.6 : bounds.height / 2
        drawTime(isTall: isTall, middle: middle)
        let right = bounds.width - (isTall ? 28 : 6)
        drawBattery(at: CGPoint(x: right - 26, y: middle - 5.5))
        let signals = isTall ? right - 74 : 8
        drawSignal(at: CGPoint(x: signals, y: middle - 5))
        drawNetwork(at: CGPoint(x: signals + 31, y: middle + 5))
    }

    private func drawTime(isTall: Bool, middle: CGFloat) {
        let font = UIFont.systemFont(ofSize: isTall ? 17 : 12, weight: .semibold)
        let text = NSAttributedString(string: Self.time, attributes: [.font: font, .foregroundColor: color])
        let size = text.size()
        let center = isTall ? 54 : bounds.midX
        text.draw(at: CGPoint(x: center - size.width / 2, y: middle - size.height / 2))
    }

    /// Four bars, 17 points wide and 10 high.
    private func drawSignal(at origin: CGPoint) {
        for index in 0..<4 {
            let height = 4 + CGFloat(index) * 2
            let bar = CGRect(x: origin.x + CGFloat(index) * 4.7, y: origin.y + 10 - height, width: 3, height: height)
            UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
        }
    }

    /// Three arcs over `tip`, 15 points wide.
    private func drawNetwork(at tip: CGPoint) {
        for (inner, outer) in [(0, 3.4), (4.6, 7), (8.2, 10.6)] as [(CGFloat, CGFloat)] {
            let sector = UIBezierPath()
            sector.addArc(
                withCenter: tip, radius: outer, startAngle: -.pi * 3 / 4, endAngle: -.pi / 4, clockwise: true)
            if inner > 0 {
                sector.addArc(
                    withCenter: tip, radius: inner, startAngle: -.pi / 4, endAngle: -.pi * 3 / 4, clockwise: false)
            } else {
                sector.addLine(to: tip)
            }
            sector.close()
            sector.fill()
        }
    }

    /// A full battery, 26 points wide and 11 high.
    private func drawBattery(at origin: CGPoint) {
        let body = CGRect(x: origin.x + 0.5, y: origin.y + 0.5, width: 22, height: 10)
        let outline = UIBezierPath(roundedRect: body, cornerRadius: 3)
        outline.lineWidth = 1
        color.withAlphaComponent(0.4).setStroke()
        outline.stroke()
        UIBezierPath(roundedRect: body.insetBy(dx: 1.5, dy: 1.5), cornerRadius: 1.8).fill()
        let knob = CGRect(x: body.maxX + 1.2, y: body.midY - 2, width: 1.6, height: 4)
        color.withAlphaComponent(0.5).setFill()
        UIBezierPath(roundedRect: knob, cornerRadius: 0.8).fill()
        color.setFill()
    }
}
