import Foundation
import TestSupport
import Testing

@testable import LiveCode

/// Errors about names that are absent on purpose say what to do.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct AbsentNamesTests {
    private static let names = AbsentNames.all.flatMap(\.names)

    /// Statements with the names that are no types; others are named as such.
    private static let statements = [
        "UIStoryboard": "UIStoryboard(name: \"Main\", bundle: nil)",
        "performSegue": "UIViewController().performSegue(withIdentifier: \"a\", sender: nil)",
        "instantiateViewController": "UIViewController().storyboard?.instantiateViewController(withIdentifier: \"a\")",
        "instantiateInitialViewController": "UIViewController().storyboard?.instantiateInitialViewController()",
        "loadNibNamed": "Bundle.main.loadNibNamed(\"a\", owner: 1)",
        "registerForPreviewing": "UIViewController().registerForPreviewing(with: 1, sourceView: UIView())",
        "reorderingHandlers": "(nil as UICollectionViewDiffableDataSource<Int, Int>?)?.reorderingHandlers",
        "beginInteractiveMovementForItem":
            "(nil as UICollectionView?)?.beginInteractiveMovementForItem(at: IndexPath())",
        "automaticallyNotifiesObservers": "NSObject.automaticallyNotifiesObservers(forKey: \"a\")",
        "keyPathsForValuesAffectingValue": "NSObject.keyPathsForValuesAffectingValue(forKey: \"a\")",
        "AutoreleasingUnsafeMutablePointer": "AutoreleasingUnsafeMutablePointer<Int>.self",
        "NotificationCenter.notifications":
            "NotificationCenter.default.notifications(named: UIWindow.didBecomeKeyNotification)",
        "dataTaskPublisher": "URLSession.shared.dataTaskPublisher(for: 1)",
        "hidesSearchBarWhenScrolling": "UINavigationItem(title: \"a\").hidesSearchBarWhenScrolling",
        "addMotionEffect": "UIView().addMotionEffect(1)", "motionEffects": "UIView().motionEffects",
        "patternImage": "UIColor(patternImage: UIImage())",
        "buildMenu": "UIViewController().buildMenu(with: 1)",
        "titleMenuProvider": "UINavigationItem(title: \"a\").titleMenuProvider",
        "maximumContentSizeCategory": "UIView().maximumContentSizeCategory",
        "minimumContentSizeCategory": "UIView().minimumContentSizeCategory",
        "withDesign": "UIFont.systemFont(ofSize: 1).fontDescriptor.withDesign(.rounded)",
        "SystemDesign": "UIFontDescriptor.SystemDesign.self",
        "moreNavigationController": "UITabBarController().moreNavigationController",
        "customizableViewControllers": "UITabBarController().customizableViewControllers",
        "stackedLayoutAppearance": "UITabBarAppearance().stackedLayoutAppearance",
        "inlineLayoutAppearance": "UITabBarAppearance().inlineLayoutAppearance",
        "compactInlineLayoutAppearance": "UITabBarAppearance().compactInlineLayoutAppearance",
        "backButtonDisplayMode": "UINavigationItem(title: \"a\").backButtonDisplayMode",
        "hidesBarsOnSwipe": "UINavigationController().hidesBarsOnSwipe",
        "hidesBarsOnTap": "UINavigationController().hidesBarsOnTap",
        "allowedScrollTypesMask": "UIPanGestureRecognizer().allowedScrollTypesMask",
        "buttonMaskRequired": "UITapGestureRecognizer().buttonMaskRequired",
        "allowsEdgeAntialiasing": "CALayer().allowsEdgeAntialiasing",
        "compositingFilter": "CALayer().compositingFilter", "backgroundFilters": "CALayer().backgroundFilters",
        "UITableView.isEditing": "UITableView().isEditing",
        "UITableView.setEditing": "UITableView().setEditing(true, animated: true)",
        "estimatedSectionHeaderHeight": "UITableView().estimatedSectionHeaderHeight",
        "estimatedSectionFooterHeight": "UITableView().estimatedSectionFooterHeight",
        "CABasicAnimation.preferredFrameRateRange": "CABasicAnimation().preferredFrameRateRange",
        "CAKeyframeAnimation.preferredFrameRateRange": "CAKeyframeAnimation().preferredFrameRateRange",
        "CASpringAnimation.preferredFrameRateRange": "CASpringAnimation().preferredFrameRateRange",
    ]

    private static func statement(with name: String) -> String {
        if let statement = statements[name] { return statement }
        if name.hasPrefix("NSAttributedString.") {
            return "NSAttributedString.Key.\(name.dropFirst("NSAttributedString.".count))"
        }
        return name.first?.isUppercase == true ? "\(name).self" : name
    }

    /// Compiles a function for each of `statements`, and returns the first error at each.
    private func errors(_ statements: [String]) throws -> [CompilerMessage?] {
        let folder = try TemporaryFolder()
        let functions = statements.enumerated().map { "@MainActor func f\($0)() { _ = \($1) }\n" }
        try folder.write("import UIKit\n" + functions.joined(), to: "A.swift")
        let toolchain = try Toolchain(
            of: SegueProcess.products.appending(path: "segue").path,
            searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
        var builder = try CodeBuilder(toolchain, products: ProductFolder(in: folder.path("cache")))
        guard case .failed(let messages) = try builder.build(SourceProject(at: [folder.path("A.swift")])) else {
            return statements.map { _ in nil }
        }
        return statements.indices.map { index in
            messages.first { $0.severity == .error && $0.position?.line == index + 2 }
        }
    }

    /// Each name is absent, and the compiler's first error about it is found.
    @Test func eachNameHasItsRemedy() throws {
        let errors = try errors(Self.names.map(Self.statement))
        for (name, error) in zip(Self.names, errors) {
            let entry = error.flatMap { AbsentNames.entry(for: $0.text, about: $0.line) }
            #expect(entry?.names.contains(name) == true, "\(name): \(error?.description ?? "it is there")")
        }
        #expect(Set(Self.names).count == Self.names.count && Self.names.count > 60)
    }

    /// Words of the code that other types have as well got the remedy of a name that they only look like.
    @Test func ordinaryWordsHaveNoRemedy() throws {
        let errors = try errors(["tracking", "CAShapeLayer().strokeColor as UIColor"])
        for error in errors {
            #expect(error != nil && error.flatMap { AbsentNames.entry(for: $0.text, about: $0.line) } == nil)
        }
    }

    /// A remedy stands below the first error that it is for, and other errors stay as they are.
    @Test func aRemedyComesOnce() throws {
        let errors = try errors([
            "URLSession.shared", "URLSession.shared", "UIImage(named: missing)", "[URLSession.shared, unknown]",
        ])
        #expect(errors.map { $0?.remedy != nil } == [true, false, false, false])
        #expect(errors[3]?.text == "cannot find 'unknown' in scope")
        let lines = errors[0]?.description.split(separator: "\n") ?? []
        #expect(lines.count == 4 && lines.last?.hasPrefix("remedy: previewed code") == true, "\(lines)")
        for entry in AbsentNames.all { #expect(entry.remedy.hasSuffix(".") && !entry.reason.hasSuffix(".")) }
    }
}
