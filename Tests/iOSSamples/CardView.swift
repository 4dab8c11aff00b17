import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A view as an iOS engineer writes one: gestures, blocks, delays and timers, unchanged but for `#selector`.
public class CardView: UIView, UIGestureRecognizerDelegate {
    /// What happened.
    public var log: [String] = []
    private let title = UILabel()
    private lazy var pan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: CardView.handlePan(_:))
        pan.delegate = self
        return pan
    }()
    private var timer: Timer?

    /// A card of that frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func commonInit() {
        title.text = "Card"
        title.textAlignment = .center
        addSubview(title)
        layer.cornerRadius = 12
        layer.shadowOpacity = 0.3
        addGestureRecognizer(pan)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: CardView.handleTap))
    }

    /// Keeps the title over the whole card.
    override public func layoutSubviews() {
        super.layoutSubviews()
        title.frame = bounds
    }

    /// Moves in every way that blocks, queues and timers know.
    public func wiggle() {
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.transform = CGAffineTransform(rotationAngle: .pi / 16)
            }
        ) { finished in
            self.log.append("wiggled \(finished)")
        }
        UIView.animate(
            withDuration: 0.3, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction],
            animations: {
                alpha = 0.5
            }, completion: nil)
        UIView.animate(withDuration: 0.5) { self.center.x += 10 }
        DispatchQueue.main.async { self.log.append("async") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in self?.note("later") }
        let when = DispatchTime.now() + .milliseconds(250)
        DispatchQueue.main.asyncAfter(deadline: when) { self.note("at a time") }
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in
            self?.note("tick")
            timer.invalidate()
        }
    }

    func note(_ text: String) { log.append(text) }

    func handlePan(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .began: log.append("pan")
        case .changed: log.append("\(Int(gesture.translation(in: superview).x))")
        case .ended, .cancelled: log.append("done")
        default: break
        }
    }

    func handleTap() { log.append("tap") }

    /// One gesture at a time.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }

    /// An ordinary layer.
    override public class var layerClass: AnyClass { return CALayer.self }
}

/// A helper outside of any class, as iOS code has them.
public func makeCards(_ count: Int) -> [CardView] {
    (0..<count).map { CardView(frame: CGRect(x: 0, y: $0 * 10, width: 50, height: 50)) }
}
