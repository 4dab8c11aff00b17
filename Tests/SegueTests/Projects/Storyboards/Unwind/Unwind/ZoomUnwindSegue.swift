import UIKit

/// Pops without animation and lets a picture of the left screen shrink away over the one below.
class ZoomUnwindSegue: UIStoryboardSegue {
    override func perform() {
        guard let navigation = source.navigationController,
            let picture = navigation.view.snapshotView(afterScreenUpdates: false)
        else {
            source.navigationController?.popToViewController(destination, animated: true)
            return
        }
        picture.frame = navigation.view.bounds
        navigation.popToViewController(destination, animated: false)
        navigation.view.addSubview(picture)
        UIView.animate(
            withDuration: 0.5, delay: 0, options: .curveEaseIn,
            animations: {
                picture.transform = CGAffineTransform(scaleX: 0.1, y: 0.1).rotated(by: .pi / 8)
                picture.alpha = 0
            },
            completion: { _ in picture.removeFromSuperview() })
    }
}
