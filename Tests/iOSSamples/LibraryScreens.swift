// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// An app's tabs: a list under a large title, whose rows lead to pages with a small one and without the tab bar.
public enum LibraryScreens {
    /// The controller of the window.
    @MainActor public static func make() -> UITabBarController {
        let library = LibraryViewController(style: .plain)
        let navigation = UINavigationController(rootViewController: library)
        style(navigation.navigationBar)
        navigation.tabBarItem = UITabBarItem(title: "Library", image: nil, tag: 0)

        let about = UINavigationController(rootViewController: AboutViewController())
        about.tabBarItem = UITabBarItem(title: "About", image: nil, tag: 1)

        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, about]
        let appearance = UITabBarAppearance()
        appearance.configureWithDefaultBackground()
        tabs.tabBar.standardAppearance = appearance
        if #available(iOS 15.0, *) { tabs.tabBar.scrollEdgeAppearance = appearance }
        return tabs
    }

    @MainActor private static func style(_ bar: UINavigationBar) {
        bar.prefersLargeTitles = true
        let standard = UINavigationBarAppearance()
        standard.configureWithDefaultBackground()
        standard.titleTextAttributes = [.foregroundColor: UIColor.label]
        bar.standardAppearance = standard
        bar.compactAppearance = standard
        let edge = UINavigationBarAppearance()
        edge.configureWithTransparentBackground()
        edge.largeTitleTextAttributes = [
            .font: UIFont.systemFont(ofSize: 32, weight: .heavy), .foregroundColor: UIColor.systemIndigo,
        ]
        bar.scrollEdgeAppearance = edge
    }
}

/// The list.
public final class LibraryViewController: UITableViewController {
    private let books = (1...40).map { "Volume \($0)" }

    override public func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        navigationItem.largeTitleDisplayMode = .always
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    }

    override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        books.count
    }

    override public func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        cell.textLabel?.text = books[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = BookViewController()
        page.title = books[indexPath.row]
        page.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(page, animated: true)
    }
}

/// A page of words in a scroll view that is not its first view.
public final class BookViewController: UIViewController {
    /// What scrolls.
    public let scrollView = UIScrollView()
    private let words = UILabel()

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        let ground = UIView(frame: view.bounds)
        ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ground.backgroundColor = .secondarySystemBackground
        view.addSubview(ground)

        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        if #available(iOS 15.0, *) { setContentScrollView(scrollView, for: .top) }

        words.numberOfLines = 0
        words.text = Array(repeating: "It was a dark and stormy night.", count: 30).joined(separator: " ")
        scrollView.addSubview(words)
    }

    override public func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 32
        let size = words.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        words.frame = CGRect(x: 16, y: 16, width: width, height: size.height)
        scrollView.contentSize = CGSize(width: view.bounds.width, height: size.height + 32)
    }
}

/// A screen that stands beside its bars.
public final class AboutViewController: UIViewController {
    override public func viewDidLoad() {
        super.viewDidLoad()
        title = "About"
        view.backgroundColor = .systemBackground
        edgesForExtendedLayout = []
        extendedLayoutIncludesOpaqueBars = false
    }
}
