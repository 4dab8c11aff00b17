import Foundation

extension ReportedProperty {
    /// All properties that are told of, besides those of opened code; the manual lists them.
    static let all: [ReportedProperty] = views + scrolling + controls + others

    private static let views = [
        ReportedProperty("frame") { (view: UIView) in view.frame },
        ReportedProperty("bounds") { (view: UIView) in view.bounds },
        ReportedProperty("center") { (view: UIView) in view.center },
        ReportedProperty("transform") { (view: UIView) in view.transform },
        ReportedProperty("alpha") { (view: UIView) in view.alpha },
        ReportedProperty("isHidden") { (view: UIView) in view.isHidden },
        ReportedProperty("backgroundColor") { (view: UIView) in view.backgroundColor as Any },
    ]

    private static let scrolling = [
        ReportedProperty("contentOffset") { (view: UIScrollView) in view.contentOffset },
        ReportedProperty("contentSize") { (view: UIScrollView) in view.contentSize },
        ReportedProperty("contentInset") { (view: UIScrollView) in view.contentInset },
        ReportedProperty("estimatedRowHeight") { (view: UITableView) in view.estimatedRowHeight },
        ReportedProperty("estimatedItemSize") { (layout: UICollectionViewFlowLayout) in layout.estimatedItemSize },
    ]

    private static let controls = [
        ReportedProperty("isEnabled") { (control: UIControl) in control.isEnabled },
        ReportedProperty("isSelected") { (control: UIControl) in control.isSelected },
        ReportedProperty("isHighlighted") { (control: UIControl) in control.isHighlighted },
        ReportedProperty("text") { (label: UILabel) in label.text as Any },
        ReportedProperty("title") { (controller: UIViewController) in controller.title as Any },
    ]

    private static let others = [
        ReportedProperty("state") { (recognizer: UIGestureRecognizer) in recognizer.state },
        ReportedProperty("state") { (animator: UIViewPropertyAnimator) in animator.state },
        ReportedProperty("isRunning") { (animator: UIViewPropertyAnimator) in animator.isRunning },
        ReportedProperty("fractionComplete") { (animator: UIViewPropertyAnimator) in animator.fractionComplete },
        ReportedProperty("fractionCompleted") { (progress: Progress) in progress.fractionCompleted },
        ReportedProperty("completedUnitCount") { (progress: Progress) in progress.completedUnitCount },
        ReportedProperty("totalUnitCount") { (progress: Progress) in progress.totalUnitCount },
    ]

    /// Properties of an operation, of which only one of opened code's tells, by itself.
    static let operations = [
        ReportedProperty("isReady") { (operation: Operation) in operation.isReady },
        ReportedProperty("isExecuting") { (operation: Operation) in operation.isExecuting },
        ReportedProperty("isFinished") { (operation: Operation) in operation.isFinished },
        ReportedProperty("isCancelled") { (operation: Operation) in operation.isCancelled },
    ]
}
