import UIKit

/// Comes from an edge that an enumeration names.
class EdgeTransition: NSObject, UIViewControllerAnimatedTransitioning {
    enum Edge {
        case bottom
        case right

        func offset(in size: CGSize) -> CGVector {
            switch self {
            case .bottom: return CGVector(dx: 0, dy: size.height)
            case .right: return CGVector(dx: size.width, dy: 0)
            }
        }
    }

    private let edge: Edge
    private let cornerRadius: CGFloat
    private let backgroundColor: UIColor

    init(edge: Edge, cornerRadius: CGFloat, backgroundColor: UIColor) {
        self.edge = edge
        self.cornerRadius = cornerRadius
        self.backgroundColor = backgroundColor
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let to = transitionContext.view(forKey: .to), let snapshot = to.snapshotView(afterScreenUpdates: true)
        else {
            return transitionContext.completeTransition(false)
        }
        container.backgroundColor = backgroundColor
        container.addSubview(to)
        to.isHidden = true
        let offset = edge.offset(in: container.bounds.size)
        snapshot.layer.cornerRadius = cornerRadius
        snapshot.clipsToBounds = true
        snapshot.transform = CGAffineTransform(translationX: offset.dx, y: offset.dy)
        container.addSubview(snapshot)
        UIView.animateKeyframes(withDuration: 0.45, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { snapshot.transform = .identity }
        } completion: { _ in
            to.isHidden = false
            snapshot.removeFromSuperview()
            container.backgroundColor = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
