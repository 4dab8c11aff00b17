import UIKit

/// A round sticker that has a context menu by an interaction of its own, and a shape that is lifted instead of its square.
final class StickerMenuViewController: UIViewController, UIContextMenuInteractionDelegate {
    private let sticker = StickerView(frame: CGRect(x: 0, y: 0, width: 140, height: 140))
    private let status = UILabel()
    private var isLocked = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.addSubview(sticker)
        view.addSubview(status)
        status.textAlignment = .center
        status.text = "Press and hold"
        sticker.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sticker.center = CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.35)
        status.frame = CGRect(x: 0, y: view.bounds.height - 120, width: view.bounds.width, height: 30)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: "sticker" as NSString, previewProvider: nil) { [unowned self] _ in
            let colors = UIMenu(
                title: "Colour", image: UIImage(systemName: "paintpalette"), options: .singleSelection,
                children: [("Orange", UIColor.systemOrange), ("Green", .systemGreen), ("Purple", .systemPurple)].map {
                    name, color in
                    UIAction(title: name, state: self.sticker.color == color ? .on : .off) { _ in
                        self.sticker.color = color
                    }
                })
            let lock = UIAction(
                title: "Locked", image: UIImage(systemName: "lock"), attributes: .keepsMenuPresented,
                state: self.isLocked ? .on : .off
            ) { action in
                self.isLocked.toggle()
                action.state = self.isLocked ? .on : .off
            }
            return UIMenu(children: [colors, lock])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = UIBezierPath(ovalIn: sticker.bounds)
        return UITargetedPreview(view: sticker, parameters: parameters)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        animator?.addAnimations { self.status.alpha = 0.2 }
        animator?.addCompletion { self.status.text = "Open" }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        animator?.addAnimations { self.status.alpha = 1 }
        animator?.addCompletion { self.status.text = self.isLocked ? "Locked" : "Closed" }
    }
}

/// A disc with a smile.
final class StickerView: UIView {
    var color = UIColor.systemOrange { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draw(_ rect: CGRect) {
        color.setFill()
        UIBezierPath(ovalIn: bounds).fill()
        UIColor.white.setFill()
        UIBezierPath(ovalIn: CGRect(x: 40, y: 45, width: 16, height: 20)).fill()
        UIBezierPath(ovalIn: CGRect(x: 84, y: 45, width: 16, height: 20)).fill()
        UIColor.white.setStroke()
        let smile = UIBezierPath(
            arcCenter: CGPoint(x: 70, y: 75), radius: 34, startAngle: 0.15 * .pi, endAngle: 0.85 * .pi, clockwise: true)
        smile.lineWidth = 7
        smile.lineCapStyle = .round
        smile.stroke()
    }
}

#Preview("Sticker") {
    StickerMenuViewController()
}
