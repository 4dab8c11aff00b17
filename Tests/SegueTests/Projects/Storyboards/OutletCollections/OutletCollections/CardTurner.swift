import UIKit

/// Turns cards over by one of UIKit's view transitions.
class CardTurner {
    enum Style: CaseIterable {
        case flip, curl, dissolve

        func options(faceUp: Bool) -> UIView.AnimationOptions {
            switch self {
            case .flip: return faceUp ? .transitionFlipFromLeft : .transitionFlipFromRight
            case .curl: return faceUp ? .transitionCurlDown : .transitionCurlUp
            case .dissolve: return .transitionCrossDissolve
            }
        }
    }

    var style = Style.flip

    func isFaceUp(_ card: UIView) -> Bool {
        return card.subviews.contains { !$0.isHidden }
    }

    func turn(_ card: UIView, faceUp: Bool) {
        guard isFaceUp(card) != faceUp else { return }
        UIView.transition(
            with: card, duration: 0.5, options: style.options(faceUp: faceUp),
            animations: {
                card.subviews.forEach { $0.isHidden = !faceUp }
                card.backgroundColor = UIColor(named: faceUp ? "Ivory" : "Crimson")
            })
    }
}
