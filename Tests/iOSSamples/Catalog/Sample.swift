import UIKit

/// An iOS file of an animator, and how it is used.
package struct Sample: Sendable {
    enum Course: Sendable {
        /// A push and a pop.
        case stack
        /// A presentation in that style and its dismissal.
        case presentation(UIModalPresentationStyle)
        /// A change of tabs and back.
        case tabs
    }

    package let name: String
    let course: Course
    /// Whether a percent-driven transition can scrub it: what moves by itself, by display links or delays, cannot.
    package private(set) var isScrubbed = true
    /// The animator, for the way there (true) or back.
    let animator: @MainActor @Sendable (Bool) -> any UIViewControllerAnimatedTransitioning

    package static let all: [Sample] = stacks + presentations + tabs

    private static let stacks: [Sample] = [
        Sample(name: "Cover", course: .stack) { _ in CoverAnimator() },
        Sample(name: "Fade", course: .stack) { _ in FadeAnimator() },
        Sample(name: "Interruptible", course: .stack) { _ in InterruptibleSlideAnimator() },
        Sample(name: "Core Animation", course: .stack) { _ in CoreAnimationAnimator() },
        Sample(name: "Transaction", course: .stack) { _ in TransactionAnimator() },
        Sample(name: "Display link", course: .stack, isScrubbed: false) { _ in DisplayLinkAnimator() },
        Sample(name: "Tiles", course: .stack, isScrubbed: false) { _ in TilesAnimator() },
        Sample(name: "Closures", course: .stack) { _ in ClosureAnimator.scale },
        Sample(name: "Bounce", course: .stack) { _ in BounceAnimator() },
        Sample(name: "Parallax", course: .stack) { ParallaxAnimator(isPush: $0) },
        Sample(name: "Blur", course: .stack) { _ in BlurAnimator() },
        Sample(name: "Former names", course: .stack) { _ in OldNamesAnimator() },
        Sample(name: "Circle reveal", course: .stack) { _ in CircleRevealAnimator() },
        Sample(name: "Stripes", course: .stack) { _ in StripesAnimator() },
        Sample(name: "Circle mask", course: .stack) { _ in CircleMaskAnimator() },
        Sample(name: "Cube", course: .stack) { CubeNavigationAnimator(direction: $0 ? .left : .right) },
        Sample(name: "Keyframes", course: .stack) { _ in KeyframeAnimator() },
        Sample(name: "Blinds", course: .stack) { _ in BlindsAnimator() },
        Sample(name: "Doors", course: .stack) { _ in DoorsAnimator() },
        Sample(name: "Shared elements", course: .stack) { _ in SharedElementsAnimator() },
        Sample(name: "Layer transition", course: .stack) { _ in LayerTransitionAnimator() },
        Sample(name: "Layer delegate", course: .stack) { _ in LayerDelegateAnimator() },
        Sample(name: "Objective style", course: .stack) { _ in XYZScaleFadeTransition() },
        Sample(name: "Former layer names", course: .stack) { _ in FormerLayerNamesAnimator() },
        Sample(name: "Path", course: .stack) { _ in PathAnimator() },
        Sample(name: "Staggered", course: .stack) { _ in StaggeredAnimator() },
        Sample(name: "Spring drawer", course: .stack) { _ in SpringDrawerAnimator() },
        Sample(name: "Explode", course: .stack) { _ in ExplodeAnimator() },
        Sample(name: "View transition", course: .stack) { _ in ViewTransitionAnimator() },
        Sample(name: "Edge slide", course: .stack) { EdgeSlideAnimator(targetEdge: .right, arrives: $0) },
        Sample(name: "Fold", course: .stack) { arrives in
            let animator = FoldAnimationController()
            animator.reverse = !arrives
            return animator
        },
        Sample(name: "Elastic curtain", course: .stack, isScrubbed: false) { _ in ElasticCurtainAnimator() },
        Sample(name: "Box", course: .stack) { _ in BoxAnimator() },
        Sample(name: "Ink", course: .stack) { _ in InkAnimator() },
        Sample(name: "Photo zoom", course: .stack) { PhotoZoomAnimator(operation: $0 ? .push : .pop) },
    ]

    private static let presentations: [Sample] = [
        Sample(name: "Fade, full screen", course: .presentation(.fullScreen)) { arrives in
            if arrives { return FadeAnimator() }
            return ClosureAnimator.scale
        },
        Sample(name: "Pop", course: .presentation(.fullScreen)) { arrives in
            let animator = PopAnimator()
            animator.presenting = arrives
            animator.originFrame = CGRect(x: 20, y: 40, width: 60, height: 60)
            return animator
        },
        Sample(name: "Flip", course: .presentation(.fullScreen)) { _ in
            FlipPresentAnimationController(originFrame: CGRect(x: 50, y: 50, width: 100, height: 100))
        },
        Sample(name: "Page curl", course: .presentation(.custom)) { PageCurlTransitioning(isPresenting: $0) },
        Sample(name: "Page curl, full screen", course: .presentation(.fullScreen)) {
            PageCurlTransitioning(isPresenting: $0)
        },
        Sample(name: "Bounce, full screen", course: .presentation(.fullScreen)) { _ in BounceAnimator() },
        Sample(name: "Bubble", course: .presentation(.custom)) {
            let animator = BubbleAnimator()
            animator.mode = $0 ? .present : .dismiss
            return animator
        },
        Sample(name: "Nested containers", course: .presentation(.fullScreen)) { _ in NestedContainersAnimator() },
        Sample(name: "Drawer", course: .presentation(.custom)) { DrawerAnimator(isPresenting: $0) },
        Sample(name: "Surface", course: .presentation(.fullScreen)) { _ in ContextSurfaceAnimator() },
        Sample(name: "Slide in", course: .presentation(.custom)) {
            SlideInPresentationAnimator(direction: .bottom, isPresentation: $0)
        },
        Sample(name: "Edge slide, full screen", course: .presentation(.fullScreen)) {
            EdgeSlideAnimator(targetEdge: .left, arrives: $0)
        },
        Sample(name: "Edge slide, custom", course: .presentation(.custom)) {
            EdgeSlideAnimator(targetEdge: .right, arrives: $0)
        },
    ]

    private static let tabs: [Sample] = [
        Sample(name: "Closures, tabs", course: .tabs) { _ in ClosureAnimator.scale },
        Sample(name: "Cube, tabs", course: .tabs) { CubeNavigationAnimator(direction: $0 ? .left : .right) },
        Sample(name: "Scrolling tabs", course: .tabs) { ScrollingTabAnimator(forwards: $0) },
        Sample(name: "Edge slide, tabs", course: .tabs) { EdgeSlideAnimator(targetEdge: .right, arrives: $0) },
    ]
}
