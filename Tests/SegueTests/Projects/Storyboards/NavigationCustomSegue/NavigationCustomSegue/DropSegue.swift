import UIKit

/// Drops the destination from above the screen, with a bounce, and presents it when it has landed.
class DropSegue: UIStoryboardSegue {
    override func perform() {
        guard let window = source.view.window else {
            source.present(destination, animated: false)
            return
        }
        let arriving: UIView = destination.view
        arriving.frame = window.bounds.offsetBy(dx: 0, dy: -window.bounds.height)
        window.addSubview(arriving)
        let leaving: UIView = source.navigationController?.view ?? source.view

        UIView.animate(
            withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.65, initialSpringVelocity: 0.2,
            animations: {
                arriving.frame = window.bounds
                leaving.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
            },
            completion: { _ in
                leaving.transform = .identity
                arriving.removeFromSuperview()
                self.source.present(self.destination, animated: false)
            })
    }
}
