/// The guides of a view that UIKit makes, each made when it is asked for first.
@MainActor struct SystemLayoutGuides {
    var safeArea: UILayoutGuide?
    var margins: UILayoutGuide?
    var readableContent: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?
    var scrollContent: UILayoutGuide?
    var scrollFrame: UILayoutGuide?
    var upperBars: BarLayoutGuide?
    var lowerBars: BarLayoutGuide?

    var all: [UILayoutGuide] {
        [safeArea, margins, readableContent, keyboard, scrollContent, scrollFrame, upperBars, lowerBars]
            .compactMap { $0 }
    }

    /// Calls `body` with every guide that was made.
    func forEach(_ body: (UILayoutGuide) -> Void) {
        if let safeArea { body(safeArea) }
        if let margins { body(margins) }
        if let readableContent { body(readableContent) }
        if let keyboard { body(keyboard) }
        if let scrollContent { body(scrollContent) }
        if let scrollFrame { body(scrollFrame) }
        if let upperBars { body(upperBars) }
        if let lowerBars { body(lowerBars) }
    }
}
