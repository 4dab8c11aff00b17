import UIKit

extension BoardViewController: UIGestureRecognizerDelegate {
    @IBAction func turnCard(_ sender: UITapGestureRecognizer) {
        guard let card = sender.view else { return }
        turner.turn(card, faceUp: !turner.isFaceUp(card))
        statusLabel.text = "Turned card \(card.tag)"
    }

    @IBAction func dragEdge(_ sender: UIScreenEdgePanGestureRecognizer) {
        switch sender.state {
        case .began, .changed:
            boardStack.transform = CGAffineTransform(translationX: sender.translation(in: view).x / 3, y: 0)
        default:
            restoreBoard()
        }
    }

    @IBAction func swipedUp() {
        statusLabel.text = "Swiped up"
        UIView.animate(
            withDuration: 0.25, animations: { self.boardStack.transform = CGAffineTransform(translationX: 0, y: -24) },
            completion: { _ in self.restoreBoard() })
    }

    @IBAction func longPressed(_ sender: UILongPressGestureRecognizer) {
        guard sender.state == .began else { return }
        statusLabel.text = "Long press"
    }

    @IBAction func pinch(_ sender: UIPinchGestureRecognizer) {
        boardStack.transform = boardStack.transform.scaledBy(x: sender.scale, y: sender.scale)
        sender.scale = 1
        if sender.state == .ended || sender.state == .cancelled { restoreBoard() }
    }

    @IBAction func rotate(_ sender: UIRotationGestureRecognizer) {
        boardStack.transform = boardStack.transform.rotated(by: sender.rotation)
        sender.rotation = 0
        if sender.state == .ended || sender.state == .cancelled { restoreBoard() }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        return gestureRecognizer is UIPinchGestureRecognizer || gestureRecognizer is UIRotationGestureRecognizer
    }

    private func restoreBoard() {
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [],
            animations: { self.boardStack.transform = .identity })
    }
}
