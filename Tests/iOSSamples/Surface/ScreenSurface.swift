// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// A screen that does what screens around transitions do.
public class ScreenSurface: UIViewController, UITableViewDataSource {
    private var timer: Timer?
    private let delegateOfTransitions = DelegateSurface()
    private var observer: NSObjectProtocol?
    private let table = UITableView(frame: .zero, style: .plain)

    /// Puts the table up.
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Surface"
        view.backgroundColor = .white
        table.frame = view.bounds
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        view.addSubview(table)
        navigationItem.title = "Surface"
        transitioningDelegate = delegateOfTransitions
        modalPresentationStyle = .custom
        definesPresentationContext = true
        observer = NotificationCenter.default.addObserver(
            forName: Notification.Name("settings"), object: nil, queue: .main
        ) { _ in }
    }

    /// Starts what runs while it is seen.
    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
        setNeedsStatusBarAppearanceUpdate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        DispatchQueue.main.async { self.table.reloadData() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.timer?.invalidate() }
    }

    /// No status bar while the screen goes away, and none where it comes from a storyboard.
    public override var prefersStatusBarHidden: Bool {
        let origin: UIStoryboard? = storyboard
        return isBeingDismissed || origin != nil
    }

    /// One row for each child.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { children.count }

    /// A row.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }

    func go(to next: UIViewController) {
        if let navigationController: UINavigationController = navigationController {
            navigationController.pushViewController(next, animated: true)
            navigationController.isNavigationBarHidden = false
            navigationController.navigationBar.isHidden = navigationController.viewControllers.count < 2
            next.view.isHidden = navigationController.topViewController === self
        } else if let tabs: UITabBarController = tabBarController {
            tabs.selectedIndex = min(tabs.selectedIndex + 1, (tabs.viewControllers?.count ?? 1) - 1)
            tabs.tabBar.isHidden = false
        } else {
            present(next, animated: true, completion: nil)
        }
    }

    func leave() {
        if presentingViewController != nil && presentedViewController == nil {
            dismiss(animated: true, completion: { self.timer = nil })
        } else {
            navigationController?.popViewController(animated: true)
            navigationController?.popToRootViewController(animated: false)
        }
    }

    func exchange(_ old: UIViewController, for new: UIViewController) {
        old.willMove(toParent: nil)
        addChild(new)
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        new.view.frame = view.bounds
        view.addSubview(new.view)
        old.view.removeFromSuperview()
        old.endAppearanceTransition()
        new.endAppearanceTransition()
        old.removeFromParent()
        new.didMove(toParent: self)
    }
}

/// What the app knows of the device and of its windows.
public enum DeviceSurface {
    /// The screen's bounds, in points.
    public static var bounds: CGRect { UIScreen.main.bounds }
    /// Pixels in a point.
    public static var scale: CGFloat { UIScreen.main.scale }

    /// The controller that shows, as code without a reference finds it.
    public static func topmost() -> UIViewController? {
        let window: UIWindow? = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first
        var top = window?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return UIDevice.current.userInterfaceIdiom == .pad ? top?.children.last : top
    }
}
