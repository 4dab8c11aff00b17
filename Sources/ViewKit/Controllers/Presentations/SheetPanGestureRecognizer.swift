/// The drag of a sheet; content in it that is at its top leaves drags downwards to it.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {}
