import Motion

/// A finger that moves a sheet: between its heights, with its lower edge at that of the screen, and away below the lowest.
///
/// The finger is on the sheet itself, or on content in it that is at its top; either tells by how much it has moved.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private enum Mode {
        /// No finger moves the sheet.
        case idle
        /// The height of the sheet follows the finger.
        case resizing
        /// The finger drives the dismissal.
        case dismissing
        /// The sheet may not go below its lowest height.
        case refused
    }

    private weak var presentation: UISheetPresentationController?
    private var recognizer: UIPanGestureRecognizer?
    private var mode = Mode.idle
    /// The place of the sheet when the drag began.
    private var start: SheetGeometry.Place?
    /// Whether a finger has begun the dismissal that is going on.
    private var dismissesByFinger = false
    /// Drives the dismissal while the finger is down, and until it is over; nil without one.
    private(set) var interaction: UIPercentDrivenInteractiveTransition?

    /// The speed from which a flick decides, in points per second, as measured.
    private static let flickSpeed = 1000.0
    /// The points of a drag in which a card comes to its full width; a choice.
    private static let liftDistance: CGFloat = 30

    init(_ presentation: UISheetPresentationController) {
        self.presentation = presentation
        super.init()
    }

    func attach(to view: UIView?) {
        let recognizer = SheetPanGestureRecognizer(target: self, action: SheetDrag.handlePan(_:))
        recognizer.delegate = self
        recognizer.drag = self
        view?.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    func detach() {
        if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
        mode = .idle
    }

    /// Drags to the side are for what the sheet holds.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let recognizer else { return false }
        let translation = recognizer.translation(in: recognizer.view)
        return abs(translation.y) >= abs(translation.x)
    }

    func dismissalWasCancelled() {
        interaction = nil
        dismissesByFinger = false
    }

    /// Tells the delegate of a dismissal by the finger, which is over.
    func dismissalDidFinish() {
        guard dismissesByFinger, let presentation else { return }
        dismissalWasCancelled()
        presentation.delegate?.presentationControllerDidDismiss(presentation)
    }

    private func handlePan(_ pan: UIPanGestureRecognizer) {
        let container = presentation?.containerView
        switch pan.state {
        case .began, .changed: move(to: pan.translation(in: container).y)
        case .ended: end(velocity: pan.velocity(in: container).y)
        case .cancelled, .failed: cancel()
        case .possible: break
        }
    }

    // MARK: Moving

    /// Whether a finger has moved the sheet and is still down.
    var isMoving: Bool { mode != .idle }

    /// The points by which content that is at its top may grow the sheet.
    var room: CGFloat {
        guard let presentation, presentation.prefersScrollingExpandsWhenScrolledToEdge else { return 0 }
        return max(0, heights(of: presentation).upperBound - presentation.restingPlace.size.height)
    }

    /// The factor by which the sheet is scaled now.
    var scale: CGFloat { (presentation?.heldPlace ?? presentation?.restingPlace)?.scale ?? 1 }

    /// The heights between which the sheet can be moved.
    private func heights(of presentation: UISheetPresentationController) -> ClosedRange<CGFloat> {
        let geometry = presentation.geometry
        let detents = presentation.resolvedDetents
        let low = geometry.height(for: detents[0].value)
        return low...max(low, geometry.height(for: detents[detents.count - 1].value))
    }

    /// Moves the sheet to `distance` points below where the drag began; false where it may not go there, or something else
    /// moves it.
    @discardableResult func move(to distance: CGFloat) -> Bool {
        guard let presentation else { return false }
        if mode == .idle {
            guard mayMove(presentation) else { return false }
            start = shownPlace(of: presentation)
            mode = .resizing
        }
        guard let start else { return false }
        let heights = heights(of: presentation)
        let height = start.size.height - distance
        let canGrow = heights.upperBound > heights.lowerBound
        if height < heights.lowerBound || (mode == .dismissing && !canGrow) {
            return goBelow(by: max(0, heights.lowerBound - height), presentation)
        }
        if mode == .dismissing { takeBack() }
        if mode != .refused { mode = .resizing }
        guard presentation.activeTransition == nil else { return true }
        hold(presentation, at: min(height, heights.upperBound), above: heights.lowerBound, from: start)
        return true
    }

    /// Whether nothing but a finger moves the sheet.
    private func mayMove(_ presentation: UISheetPresentationController) -> Bool {
        interaction == nil && presentation.activeTransition == nil
            && presentation.presentedViewController.presentedController == nil
    }

    /// The place that shows, also while the sheet settles, which it then does no more.
    private func shownPlace(of presentation: UISheetPresentationController) -> SheetGeometry.Place {
        var place = presentation.restingPlace
        guard let view = presentation.presentedView, let shown = view.layer.presentation(), shown.frame != view.frame
        else { return place }
        view.layer.removeAllAnimations()
        presentation.decorations.stop()
        let heights = heights(of: presentation)
        place.size.height = min(max(shown.bounds.height, heights.lowerBound), heights.upperBound)
        place.frame = shown.frame
        place.scale = shown.affineTransform().a
        return place
    }

    private func hold(
        _ presentation: UISheetPresentationController, at height: CGFloat, above lowest: CGFloat,
        from start: SheetGeometry.Place
    ) {
        guard height != start.size.height || presentation.heldPlace != nil else { return }
        let lift = min(abs(height - start.size.height), height - lowest) / Self.liftDistance
        let place = presentation.geometry.heldPlace(height: height, lift: lift, from: start)
        presentation.heldPlace = place
        presentation.show(place)
    }

    /// Moves the sheet `distance` points below its lowest place: by its dismissal, if it may be dismissed.
    private func goBelow(by distance: CGFloat, _ presentation: UISheetPresentationController) -> Bool {
        if mode == .resizing {
            // A dismissal that the finger took back is still ending.
            guard mayMove(presentation) else { return true }
            let lowest = lowestPlace(of: presentation)
            if presentation.heldPlace != nil || lowest != presentation.restingPlace {
                presentation.heldPlace = lowest
                presentation.show(lowest)
            }
            mode = begin(presentation) ? .dismissing : .refused
        }
        guard mode == .dismissing, let interaction else { return false }
        let length = self.length(of: presentation)
        interaction.drive(to: Double(distance) / length, gradient: SIMD2(0, 1 / length))
        return true
    }

    private func lowestPlace(of presentation: UISheetPresentationController) -> SheetGeometry.Place {
        presentation.geometry.place(for: presentation.resolvedDetents[0].value)
    }

    /// The points that the lowest sheet goes until it is away.
    private func length(of presentation: UISheetPresentationController) -> Double {
        let top = lowestPlace(of: presentation).frame.minY
        return Double(max(1, (presentation.containerView?.bounds.maxY ?? 0) - top))
    }

    /// Begins the dismissal; false where the sheet stays, or goes by itself.
    private func begin(_ presentation: UISheetPresentationController) -> Bool {
        let presented = presentation.presentedViewController
        let mayGo = presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
        guard mayGo, !presented.preventsDismissal else {
            presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return false
        }
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.ownSpring = .sheet
        let length = length(of: presentation)
        let half = Double(lowestPlace(of: presentation).frame.height) / 2 / length
        interaction.ownDecision = { progress, velocity in
            let speed = velocity * length
            return speed >= Self.flickSpeed || (progress > half && speed > -Self.flickSpeed)
        }
        self.interaction = interaction
        dismissesByFinger = true
        presentation.delegate?.presentationControllerWillDismiss(presentation)
        presented.dismiss(animated: true)
        // With an animator of its own the sheet goes by itself, or as its delegate drives it.
        if presentation.activeTransition?.interaction !== interaction { self.interaction = nil }
        return self.interaction != nil
    }

    /// Ends a dismissal whose finger has gone back above the lowest place.
    private func takeBack() {
        guard let presentation, let interaction else { return }
        interaction.drive(to: 0, gradient: SIMD2(0, 1 / length(of: presentation)))
        interaction.cancel()
    }

    // MARK: The end

    /// Ends the drag at `velocity` in points per second downwards: the sheet goes to the next detent, or away.
    func end(velocity: Double) {
        let former = mode
        mode = .idle
        guard let presentation else { return }
        switch former {
        case .idle: break
        case .dismissing: endDismissing(presentation, velocity: velocity)
        case .resizing, .refused:
            guard let place = presentation.heldPlace else { return }
            select(index(near: place.size.height, velocity: velocity, of: presentation), of: presentation)
            presentation.settle(velocity: velocity)
        }
    }

    /// Ends a drag that something took away: the sheet goes back to where it rested.
    func cancel() {
        if mode == .dismissing { interaction?.cancel() }
        mode = .idle
        if presentation?.heldPlace != nil { presentation?.settle(velocity: 0) }
    }

    private func endDismissing(_ presentation: UISheetPresentationController, velocity: Double) {
        guard let interaction else { return }
        let length = length(of: presentation)
        let progress = Double(interaction.percentComplete)
        let finishes = interaction.ownDecision?(progress, velocity / length) ?? false
        if !finishes {
            select(0, of: presentation)
            presentation.heldPlace = nil
        }
        interaction.release(finishes: finishes, velocity: velocity / length)
    }

    /// The index of the detent nearest to `height`; after a flick, of the next one in its direction.
    private func index(
        near height: CGFloat, velocity: Double, of presentation: UISheetPresentationController
    ) -> Int {
        let geometry = presentation.geometry
        let heights = presentation.resolvedDetents.map { geometry.height(for: $0.value) }
        if velocity <= -Self.flickSpeed { return heights.firstIndex { $0 > height } ?? heights.count - 1 }
        if velocity >= Self.flickSpeed { return heights.lastIndex { $0 < height } ?? 0 }
        return heights.indices.min { abs(heights[$0] - height) < abs(heights[$1] - height) } ?? 0
    }

    /// Selects the detent at `index`, and tells the delegate where it is another one.
    private func select(_ index: Int, of presentation: UISheetPresentationController) {
        let detents = presentation.resolvedDetents
        let identifier = detents[min(index, detents.count - 1)].identifier
        guard identifier != presentation.selected(of: detents).identifier else { return }
        presentation.selectFromDrag(identifier)
        let delegate = presentation.delegate as? any UISheetPresentationControllerDelegate
        delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(presentation)
    }
}

/// The drag of a sheet by what is no content that scrolls.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    fileprivate(set) weak var drag: SheetDrag?

    override var appliesTravelBeyondRecognition: Bool { true }
}

extension UIView {
    /// The drag of the nearest sheet that this view lies in; nil where it lies in none.
    var sheetDrag: SheetDrag? {
        var view: UIView? = self
        while let current = view {
            for case let recognizer as SheetPanGestureRecognizer in current.recognizers { return recognizer.drag }
            view = current.superview
        }
        return nil
    }
}
