import UIKit

final class Fade: Animator {
    override var duration: TimeInterval { 0.2 }
}

final class LongSlide: Slide {
    override var duration: TimeInterval { 2 }
}

enum Motions {
    class Motion: Animator {}

    final class Zoom: Motion {
        convenience init(scale: CGFloat) { self.init() }
    }
}

final class Generic<Value>: Animator {}

func makeLocal() -> NSObject {
    final class Local: Animator {}
    return Local()
}

extension UIViewController: @retroactive UITabBarControllerDelegate {}

final class Hidden: NSObject {
    private init(_ value: Int) {}
}
