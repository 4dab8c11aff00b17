/// The places of a sheet: detents, and the dimming beneath.
extension UISheetPresentationController {
    /// The dimming of what is beneath, and that of a card in the dark.
    private static let (dimming, darkDimming): (CGFloat, CGFloat) = (0.2, 0.48)

    /// The frames in the container as it is now.
    final var geometry: SheetGeometry { geometry(in: containerView?.bounds.size ?? .zero) }

    /// The frames in the container when it has `size`.
    final func geometry(in size: CGSize) -> SheetGeometry {
        guard let containerView else {
            return SheetGeometry(in: .zero, safeArea: .zero, scale: 1, kind: .full)
        }
        let classes = UIUserInterfaceSizeClass.classes(of: size)
        let isTablet = classes.horizontal == .regular && classes.vertical == .regular
        let isCompact = classes.vertical == .compact
        let isFull = isCompact && !prefersEdgeAttachedInCompactHeight
        let isForm = isTablet && presentedViewController.modalPresentationStyle == .formSheet
        let preferred = presentedViewController.preferredContentSize
        let followsWidth = isCompact && widthFollowsPreferredContentSizeWhenEdgeAttached && preferred.width > 0
        return SheetGeometry(
            in: size, safeArea: containerView.safeAreaInsets,
            scale: containerView.contentScaleFactor, kind: isFull ? .full : isForm ? .form(preferred) : .page,
            isTablet: isTablet, width: followsWidth ? preferred.width : nil)
    }

    /// A detent that counts, with its value.
    typealias ResolvedDetent = (identifier: Detent.Identifier, value: CGFloat)

    /// The detents that count, from the lowest to the highest.
    final var resolvedDetents: [ResolvedDetent] {
        let geometry = geometry
        if let resolution, resolution.geometry == geometry { return resolution.detents }
        let resolved = detents(in: geometry)
        resolution = (geometry, resolved)
        return resolved
    }

    /// The detents that count with `geometry`, from the lowest to the highest; that of the full height where none does.
    final func detents(in geometry: SheetGeometry) -> [ResolvedDetent] {
        let traits = containerView?.traitCollection ?? traitCollection
        let context = SheetResolution(geometry, traits: traits)
        var resolved: [ResolvedDetent] = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, min($0, geometry.maximumValue)) }
        }
        resolved.sort { $0.value < $1.value }
        return resolved.isEmpty ? [(.large, geometry.maximumValue)] : resolved
    }

    /// The place at the selected detent, the lowest one where none is.
    final var restingPlace: SheetGeometry.Place {
        geometry.place(for: selected(of: resolvedDetents).value)
    }

    /// The selected one of `detents`, which are not empty; the lowest one where none is.
    final func selected(of detents: [ResolvedDetent]) -> ResolvedDetent {
        detents.first { $0.identifier == selectedDetentIdentifier } ?? detents[0]
    }

    /// The dimming of what is beneath a sheet at `place`: none up to the largest undimmed detent, all of it from the next one
    /// on.
    final func dimming(at place: SheetGeometry.Place) -> CGFloat {
        let isDark = containerView?.traitCollection.userInterfaceStyle == .dark
        let full = place.isCard && isDark ? Self.darkDimming : Self.dimming
        let detents = resolvedDetents
        let geometry = geometry
        guard let index = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
            return full
        }
        let low = geometry.height(for: detents[index].value)
        guard place.size.height > low, index + 1 < detents.count else { return 0 }
        let high = geometry.height(for: detents[index + 1].value)
        return high > low ? full * min(1, (place.size.height - low) / (high - low)) : full
    }
}
