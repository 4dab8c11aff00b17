/// The first screen between which and another one a transition of an opened file is shown, for arguments that its code does not
/// give: the first picture on it.
@MainActor public enum _FirstScreen {
    /// The frame for code that shows no screen yet, in points of a phone.
    private static let standardFrame = CGRect(x: 45, y: 200, width: 300, height: 180)
    /// Points of the shorter side of a picture that counts.
    private static let leastSide: CGFloat = 40

    /// The root controller, or the first one in it; an empty one where no screen shows yet.
    public static var controller: UIViewController {
        let root = UIApplication.shared.keyWindow?.rootViewController
        let first = (root as? UINavigationController)?.viewControllers.first
        return first ?? (root as? UITabBarController)?.viewControllers?.first ?? root ?? UIViewController()
    }

    /// The screens of the container in which it is, or itself alone.
    public static var controllers: [UIViewController] {
        let root = UIApplication.shared.keyWindow?.rootViewController
        return (root as? UITabBarController)?.viewControllers ?? (root as? UINavigationController)?.viewControllers
            ?? [controller]
    }

    /// The tab bar around it; an empty one where there is none.
    public static var tabBarController: UITabBarController {
        UIApplication.shared.keyWindow?.rootViewController as? UITabBarController ?? UITabBarController()
    }

    /// The navigation around it; an empty one where there is none.
    public static var navigationController: UINavigationController {
        UIApplication.shared.keyWindow?.rootViewController as? UINavigationController ?? UINavigationController()
    }

    /// The first picture on it; an empty view of the same kind of size where there is none.
    public static var imageView: UIImageView {
        picture ?? UIImageView(frame: standardFrame)
    }

    /// The picture, typed as a view.
    public static var view: UIView { imageView }

    /// The picture itself.
    public static var image: UIImage { imageView.image ?? UIImage() }

    /// The frame of the picture in its window, in points.
    public static var frame: CGRect {
        guard let picture else { return standardFrame }
        return picture.convert(picture.bounds, to: nil)
    }

    private static var picture: UIImageView? {
        guard UIApplication.shared.keyWindow != nil, let root = controller.viewIfLoaded else { return nil }
        return picture(in: root)
    }

    private static func picture(in view: UIView) -> UIImageView? {
        if view.isHidden || view.alpha == 0 { return nil }
        if let found = view as? UIImageView, found.image != nil,
            min(found.bounds.width, found.bounds.height) >= leastSide
        {
            return found
        }
        return view.subviews.lazy.compactMap(picture).first
    }
}
