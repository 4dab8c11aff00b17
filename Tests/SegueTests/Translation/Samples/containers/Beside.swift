import UIKit

// Stands beside a presentation controller.
final class CoverAnimator: Animator {}

final class DimmingController: UIPresentationController {}
