/// The places of a sheet: detents, and the dimming beneath.
extension UISheetPresentationController {
    /// The dimming of what is beneath, and that of a card in the dark.
    private static let (dimming, darkDimming): (CGFloat, CGFloat) = (0.2, 0.48)

    /// The detents with their places in the container as it is now; made anew only where one of them has changed.
    final var layout: SheetLayout {
        let surroundings = surroundings(in: containerView?.bounds.size ?? .zero)
        if let madeLayout, madeLayout.geometry.surroundings == surroundings { return madeLayout }
        let layout = layout(in: surroundings)
        madeLayout = layout
        return layout
    }

    /// The input of the sheet's frames, in the container when it has `size`.
    private func surroundings(in size: CGSize) -> SheetGeometry.Surroundings {
        guard let containerView else {
            return SheetGeometry.Surroundings(size: .zero, safeArea: .zero, scale: 1, kind: .full)
        }
        let classes = UIUserInterfaceSizeClass.classes(of: size)
        let isTablet = classes.horizontal == .regular && classes.vertical == .regular
        let isCompact = classes.vertical == .compact
        let isFull = isCompact && !prefersEdgeAttachedInCompactHeight
        let isForm = isTablet && presentedViewController.modalPresentationStyle == .formSheet
        let preferred = presentedViewController.preferredContentSize
        let followsWidth = isCompact && widthFollowsPreferredContentSizeWhenEdgeAttached && preferred.width > 0
        return SheetGeometry.Surroundings(
            size: size, safeArea: containerView.safeAreaInsets, scale: containerView.contentScaleFactor,
            kind: isFull ? .full : isForm ? .form(preferred) : .page, isTablet: isTablet,
            width: followsWidth ? preferred.width : nil)
    }

    private func layout(in surroundings: SheetGeometry.Surroundings) -> SheetLayout {
        let geometry = SheetGeometry(in: surroundings)
        let context = SheetResolution(geometry, traits: containerView?.traitCollection ?? traitCollection)
        let values = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, $0) }
        }
        return SheetLayout(geometry, detents: values)
    }

    /// The place at the selected detent, the lowest one where none is.
    final var restingPlace: SheetGeometry.Place { layout.stop(of: selectedDetentIdentifier).place }

    /// The place at the selected detent in a container of `size`.
    final func restingPlace(in size: CGSize) -> SheetGeometry.Place {
        layout(in: surroundings(in: size)).stop(of: selectedDetentIdentifier).place
    }

    /// The dimming of what is beneath a sheet at `place`: none up to the largest undimmed detent, all of it from the next one
    /// on.
    final func dimming(at place: SheetGeometry.Place) -> CGFloat {
        let isDark = containerView?.traitCollection.userInterfaceStyle == .dark
        let full = place.isCard && isDark ? Self.darkDimming : Self.dimming
        let stops = layout.stops
        guard let index = stops.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
            return full
        }
        let low = stops[index].height
        guard place.size.height > low, index + 1 < stops.count else { return 0 }
        let high = stops[index + 1].height
        return high > low ? full * min(1, (place.size.height - low) / (high - low)) : full
    }
}
