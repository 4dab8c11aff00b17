import Motion

/// A finger that moves a sheet: between its heights, with its lower edge at that of the screen, and away below the lowest.
///
/// The finger is on the sheet itself, or on content in it that is at its top; either tells by how much it has moved.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    /// The part of a finger in the motion of the sheet, with the place that the sheet had when the drag began.
    private enum Hold {
        /// No finger moves the sheet.
        case none
        /// The height of the sheet follows the finger.
        case resizing(from: SheetGeometry.Place)
        /// The finger drives the dismissal.
        case dismissing(from: SheetGeometry.Place)
        /// The sheet may not go below its lowest place, and resists.
        case refused(from: SheetGeometry.Place)

        /// The place when the drag began; nil without one.
        var start: SheetGeometry.Place? {
            switch self {
            case .none: nil
            case .resizing(let place), .dismissing(let place), .refused(let place): place
            }
        }
    }

    /// A dismissal that a finger has begun, until it is over.
    private enum Dismissal {
        case none
        /// The finger drives it, and the motion after the finger.
        case driven(UIPercentDrivenInteractiveTransition)
        /// It goes by itself, with an animator of the app's.
        case byItself
    }

    private weak var presentation: UISheetPresentationController?
    private var recognizer: UIPanGestureRecognizer?
    private var hold = Hold.none
    private var dismissal = Dismissal.none

    /// The fraction of the finger's movement that a sheet follows at first which may not be dismissed; a choice.
    private static let resistance = 0.15
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
        hold = .none
    }

    /// Drags to the side are for what the sheet holds.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let recognizer else { return false }
        let translation = recognizer.translation(in: recognizer.view)
        return abs(translation.y) >= abs(translation.x)
    }

    /// Drives the dismissal while the finger is down, and until it is over; nil without one.
    var interaction: UIPercentDrivenInteractiveTransition? {
        if case .driven(let interaction) = dismissal { interaction } else { nil }
    }

    func dismissalWasCancelled() { dismissal = .none }

    /// Tells the delegate of a dismissal by the finger, which is over.
    func dismissalDidFinish() {
        if case .none = dismissal { return }
        dismissal = .none
        if let presentation { presentation.delegate?.presentationControllerDidDismiss(presentation) }
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
    var isMoving: Bool { hold.start != nil }

    /// The points by which content that is at its top may grow the sheet.
    var room: CGFloat {
        guard let presentation, presentation.prefersScrollingExpandsWhenScrolledToEdge else { return 0 }
        return max(0, presentation.layout.heights.upperBound - presentation.restingPlace.size.height)
    }

    /// The factor by which the sheet is scaled now.
    var scale: CGFloat { (presentation?.heldPlace ?? presentation?.restingPlace)?.scale ?? 1 }

    /// Moves the sheet to `distance` points below where the drag began; false where it may not go there, or something else
    /// moves it.
    @discardableResult func move(to distance: CGFloat) -> Bool {
        guard let presentation else { return false }
        let layout = presentation.layout
        if case .none = hold {
            guard mayMove(presentation) else { return false }
            hold = .resizing(from: shownPlace(of: presentation, in: layout))
        }
        guard let start = hold.start else { return false }
        let heights = layout.heights
        let height = start.size.height - distance - overshoot(of: start, in: layout)
        if height < heights.lowerBound { return goBelow(by: heights.lowerBound - height, presentation, in: layout) }
        if case .dismissing = hold {
            // Without a higher detent the dismissal goes on from its beginning.
            if heights.upperBound == heights.lowerBound { return goBelow(by: 0, presentation, in: layout) }
            takeBack(in: layout)
            hold = .resizing(from: start)
        }
        guard presentation.activeTransition == nil else { return true }
        resize(presentation, to: min(height, heights.upperBound), above: heights.lowerBound, from: start)
        return true
    }

    /// Whether nothing but a finger moves the sheet.
    private func mayMove(_ presentation: UISheetPresentationController) -> Bool {
        interaction == nil && presentation.activeTransition == nil
            && presentation.presentedViewController.presentedController == nil
    }

    /// The place that shows, also while the sheet settles, which it then does no more.
    private func shownPlace(
        of presentation: UISheetPresentationController, in layout: SheetLayout
    ) -> SheetGeometry.Place {
        var place = presentation.restingPlace
        guard let view = presentation.presentedView, let shown = view.layer.presentation(), shown.frame != view.frame
        else { return place }
        view.layer.removeAllAnimations()
        presentation.decorations.stop()
        place.size.height = min(max(shown.bounds.height, layout.heights.lowerBound), layout.heights.upperBound)
        place.frame = shown.frame
        place.scale = shown.affineTransform().a
        return place
    }

    private func resize(
        _ presentation: UISheetPresentationController, to height: CGFloat, above lowest: CGFloat,
        from start: SheetGeometry.Place
    ) {
        guard height != start.size.height || presentation.heldPlace != nil else { return }
        let lift = min(abs(height - start.size.height), height - lowest) / Self.liftDistance
        let place = presentation.layout.geometry.heldPlace(height: height, lift: lift, from: start)
        presentation.heldPlace = place
        presentation.show(place)
    }

    /// Moves the sheet `distance` points below its lowest place: by its dismissal, if it may be dismissed.
    private func goBelow(
        by distance: CGFloat, _ presentation: UISheetPresentationController, in layout: SheetLayout
    ) -> Bool {
        if case .resizing(let start) = hold {
            // A dismissal that the finger took back is still ending.
            guard mayMove(presentation) else { return true }
            let lowest = layout.lowest.place
            if presentation.heldPlace != nil || lowest != presentation.restingPlace {
                presentation.heldPlace = lowest
                presentation.show(lowest)
            }
            hold = begin(presentation, in: layout) ? .dismissing(from: start) : .refused(from: start)
        }
        if case .refused = hold { return give(by: distance, presentation, in: layout) }
        guard case .dismissing = hold, let interaction else { return false }
        let length = self.length(in: layout)
        interaction.drive(to: Double(distance) / length, gradient: SIMD2(0, 1 / length))
        return true
    }

    /// Moves a sheet that may not be dismissed a little below its lowest place; false where something else moves it.
    private func give(
        by distance: CGFloat, _ presentation: UISheetPresentationController, in layout: SheetLayout
    ) -> Bool {
        guard interaction == nil, presentation.activeTransition == nil else { return false }
        var place = layout.lowest.place
        place.frame.origin.y += band(in: layout).displacement(for: distance)
        presentation.heldPlace = place
        presentation.show(place)
        return true
    }

    /// The resistance of a sheet that may not be dismissed.
    private func band(in layout: SheetLayout) -> RubberBand {
        RubberBand(dimension: layout.geometry.surroundings.size.height, coefficient: Self.resistance)
    }

    /// The finger's distance that stands for a sheet which resists, or goes back after that, at `place`; 0 elsewhere.
    ///
    /// Such a sheet is below its lowest place as a whole; one that swings beyond that place by its spring keeps its lower edge.
    private func overshoot(of place: SheetGeometry.Place, in layout: SheetLayout) -> CGFloat {
        let lowest = layout.lowest.place.frame
        let displacement = min(place.frame.minY - lowest.minY, place.frame.maxY - lowest.maxY)
        return band(in: layout).overshoot(for: max(0, displacement))
    }

    /// The points that the lowest sheet goes until it is away.
    private func length(in layout: SheetLayout) -> Double {
        Double(max(1, layout.geometry.surroundings.size.height - layout.lowest.place.frame.minY))
    }

    /// Begins the dismissal; false where the sheet stays, or goes by itself.
    private func begin(_ presentation: UISheetPresentationController, in layout: SheetLayout) -> Bool {
        let presented = presentation.presentedViewController
        let mayGo = presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
        guard mayGo, !presented.preventsDismissal else {
            presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return false
        }
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.ownSpring = .sheet
        let length = length(in: layout)
        interaction.ownDecision = { progress, velocity in
            let height = layout.height(below: progress * length)
            return layout.stop(releasedAt: height, velocity: velocity * length, mayLeave: true) == nil
        }
        dismissal = .driven(interaction)
        presentation.dismissByUser()
        guard self.interaction === interaction else { return false }
        if presentation.activeTransition?.interaction === interaction { return true }
        // With an animator of its own the sheet goes by itself, or as its delegate drives it.
        dismissal = .byItself
        return false
    }

    /// Ends a dismissal whose finger has gone back above the lowest place.
    private func takeBack(in layout: SheetLayout) {
        guard let interaction else { return }
        interaction.drive(to: 0, gradient: SIMD2(0, 1 / length(in: layout)))
        interaction.cancel()
    }

    // MARK: The end

    /// Ends the drag at `velocity` in points per second downwards: the sheet goes where `SheetLayout` says.
    func end(velocity: Double) {
        let former = hold
        hold = .none
        guard let presentation else { return }
        let layout = presentation.layout
        switch former {
        case .none: break
        case .dismissing: endDismissing(presentation, in: layout, velocity: velocity)
        case .resizing, .refused:
            guard let place = presentation.heldPlace else { return }
            let stop = layout.stop(releasedAt: place.size.height, velocity: velocity, mayLeave: false)
            select(stop ?? layout.lowest, of: presentation, in: layout)
            let overshoot = overshoot(of: place, in: layout)
            presentation.settle(velocity: overshoot > 0 ? velocity * band(in: layout).slope(at: overshoot) : velocity)
        }
    }

    /// Ends a drag that something took away: the sheet goes back to where it rested.
    func cancel() {
        if case .dismissing = hold { interaction?.cancel() }
        hold = .none
        if presentation?.heldPlace != nil { presentation?.settle(velocity: 0) }
    }

    private func endDismissing(
        _ presentation: UISheetPresentationController, in layout: SheetLayout, velocity: Double
    ) {
        guard let interaction else { return }
        let speed = velocity / length(in: layout)
        let finishes = interaction.ownDecision?(Double(interaction.percentComplete), speed) ?? false
        if !finishes {
            select(layout.lowest, of: presentation, in: layout)
            presentation.heldPlace = nil
        }
        interaction.release(finishes: finishes, velocity: speed)
    }

    /// Selects the detent of `stop`, and tells the delegate where it is another one.
    private func select(
        _ stop: SheetLayout.Stop, of presentation: UISheetPresentationController, in layout: SheetLayout
    ) {
        guard stop.identifier != layout.stop(of: presentation.selectedDetentIdentifier).identifier else { return }
        presentation.selectFromDrag(stop.identifier)
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
