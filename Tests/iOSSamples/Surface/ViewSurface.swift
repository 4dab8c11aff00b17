// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// What animators do with views.
public class ViewSurface: UIView {
    private let content = UIView()
    private let shade = UIView(frame: .zero)
    private var snapshots: [UIView] = []

    /// A view with something in it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        insertSubview(shade, at: 0)
        insertSubview(UIView(), aboveSubview: shade)
        insertSubview(UIView(), belowSubview: content)
        bringSubviewToFront(content)
        sendSubviewToBack(shade)
        content.tag = 7
        content.isOpaque = false
        content.clipsToBounds = true
        content.contentMode = .scaleAspectFill
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.isUserInteractionEnabled = false
        shade.isHidden = true
        tintColor = .systemBlue
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Keeps the content where it is free.
    public override func layoutSubviews() {
        super.layoutSubviews()
        let insets: UIEdgeInsets = safeAreaInsets
        content.frame = bounds.inset(by: insets)
        shade.bounds = CGRect(origin: .zero, size: bounds.size)
        shade.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    func fade() {
        alpha = 0.5
        backgroundColor = nil
        transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        layer.cornerRadius = 8
        setNeedsLayout()
        layoutIfNeeded()
    }

    func tear(into container: UIView) {
        guard window != nil, superview != nil else { return }
        let frame: CGRect = convert(bounds, to: container)
        let middle: CGPoint = convert(center, to: nil)
        let back: CGRect = container.convert(frame, from: superview)
        if let snapshot: UIView = snapshotView(afterScreenUpdates: false) {
            snapshot.frame = back
            snapshots.append(snapshot)
        }
        let half = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
        if let left: UIView = resizableSnapshotView(
            from: half, afterScreenUpdates: true, withCapInsets: UIEdgeInsets.zero)
        {
            left.center = middle
            snapshots.append(left)
        }
        snapshots.forEach(container.addSubview)
        container.viewWithTag(7)?.removeFromSuperview()
        for view: UIView in subviews where view.isHidden { view.removeFromSuperview() }
    }

    func picture() -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(bounds.size, isOpaque, 0)
        defer { UIGraphicsEndImageContext() }
        let isWhole: Bool = drawHierarchy(in: bounds, afterScreenUpdates: false)
        if !isWhole { layer.render(in: UIGraphicsGetCurrentContext()!) }
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    func reveal() {
        let hole = UIView(frame: bounds.insetBy(dx: 20, dy: 20))
        hole.backgroundColor = .black
        mask = hole
        let image: UIImage = UIGraphicsImageRenderer(size: bounds.size).image { context in
            UIColor.white.withAlphaComponent(0.5).setFill()
            context.fill(bounds)
        }
        let imageView = UIImageView(image: image)
        imageView.image = image
        content.addSubview(imageView)
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        effect.contentView.addSubview(UIButton(type: .system))
        content.addSubview(effect)
        let label = UILabel()
        label.text = "Revealed"
        effect.contentView.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: effect.contentView.centerXAnchor),
            label.topAnchor.constraint(equalTo: effect.contentView.topAnchor, constant: 8),
        ])
    }

    func scroll(_ scrollView: UIScrollView) {
        scrollView.contentOffset = CGPoint(x: 0, y: -scrollView.contentInset.top)
        scrollView.setContentOffset(.zero, animated: true)
    }
}
