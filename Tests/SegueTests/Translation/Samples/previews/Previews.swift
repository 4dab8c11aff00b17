import UIKit

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(true)
    }
}

enum Screens {
    final class Detail: UIViewController, UINavigationControllerDelegate {}
}

final class Swipe: UIPercentDrivenInteractiveTransition {}

#Preview("Detail", traits: .fixedLayout(width: 390, height: 700), .landscapeLeft) {
    let screen = Screens.Detail()
    screen.view.backgroundColor = .systemTeal
    // The last value is what is shown.
    screen  // with a comment behind it
}

#Preview { UINavigationController(rootViewController: Screens.Detail()) }

#if DEBUG
#Preview("Returned") {
    return UIView()
}
#endif

#if os(iOS)
#Preview("A label") {
    let label = UILabel()
    label.text = "Hello"
    label
}
#endif

#Preview("Labelled", body: { UIView() })

#Preview("Optional") {
    let scroll = UIScrollView()
    let zooming: UIScrollViewDelegate = Zooming()
    zooming.viewForZooming?(in: scroll) ?? scroll
}

final class Zooming: NSObject, UIScrollViewDelegate {}
