/// The frames of a sheet in its container, as measured on iOS 26.1: pure, in points of the container.
///
/// The height of a sheet is counted in detent values, without what the safe area adds below. Below its greatest value it is a
/// card: laid out as wide as the container, and scaled down, so that it keeps a distance from the edges.
struct SheetGeometry: Equatable {
    /// The position of a sheet.
    struct Place: Equatable {
        /// The size in which the content is laid out.
        var size: CGSize
        /// The factor by which it is scaled for the screen.
        var scale: CGFloat
        /// The rectangle that it covers.
        var frame: CGRect
        /// The part of its lower end that the safe area covers; nil where the screen's edges decide.
        var safeAreaBottom: CGFloat?
        /// Whether it is a card, apart from the edges, or was one before a finger took it.
        var isCard: Bool
    }

    /// The kinds of sheets by their screen.
    enum Kind: Equatable {
        /// As wide as the screen, from its lower edge.
        case page
        /// In the middle of a large screen, of that size at most.
        case form(CGSize)
        /// Over all of the screen.
        case full
    }

    /// The input of the frames.
    struct Surroundings: Equatable {
        /// The size of the container.
        var size: CGSize
        /// The safe area of the container.
        var safeArea: UIEdgeInsets
        /// Pixels to a point.
        var scale: CGFloat
        var kind: Kind
        var isTablet = false
        /// The width of a narrower sheet; nil for the container's.
        var width: CGFloat?
    }

    let surroundings: Surroundings
    /// The rectangle that the highest sheet covers.
    let largeFrame: CGRect
    /// The greatest detent value, which stands for the highest sheet.
    let maximumValue: CGFloat
    private let bottom: CGFloat
    private let safeBottom: CGFloat

    var kind: Kind { surroundings.kind }
    private var scale: CGFloat { max(1, surroundings.scale) }

    /// The distance of a card from the edges.
    private static let margin: CGFloat = 8
    /// The distance of the lowest card.
    private static let lowMargin: CGFloat = 28
    /// The values between which the distance grows from the one to the other.
    private static let lowValues: (from: CGFloat, to: CGFloat) = (150, 76)
    /// The least distance of the highest sheet from the upper edge.
    private static let leastTop: CGFloat = 30
    /// The distance of the highest sheet from the upper safe area on a tablet.
    private static let tabletGap: CGFloat = 10
    /// The size of a form, without a preferred one.
    private static let formSize = CGSize(width: 580, height: 650)
    /// The fraction of the greatest value that the medium one is.
    private static let medium: CGFloat = 425.0 / 759

    /// The frames of a sheet in `surroundings`.
    init(in surroundings: Surroundings) {
        self.surroundings = surroundings
        let size = surroundings.size
        let safeArea = surroundings.safeArea
        switch surroundings.kind {
        case .full:
            largeFrame = CGRect(origin: .zero, size: size)
            safeBottom = safeArea.bottom
            maximumValue = max(0, size.height - safeArea.bottom)
            bottom = size.height
        case .form(let preferred):
            let wanted = CGSize(
                width: preferred.width > 0 ? preferred.width : Self.formSize.width,
                height: preferred.height > 0 ? preferred.height : Self.formSize.height)
            let own = CGSize(
                width: min(wanted.width, size.width), height: max(0, min(wanted.height, size.height - Self.tabletGap)))
            largeFrame = CGRect(
                x: (size.width - own.width) / 2, y: (size.height - Self.tabletGap - own.height) / 2, width: own.width,
                height: own.height)
            safeBottom = 0
            maximumValue = own.height
            bottom = largeFrame.maxY
        case .page:
            let top = surroundings.isTablet ? safeArea.top + Self.tabletGap : max(Self.leastTop, safeArea.top)
            let own = min(surroundings.width ?? size.width, size.width)
            let height = max(0, size.height - top)
            largeFrame = CGRect(
                x: (size.width - own) / 2, y: size.height - height, width: own, height: height)
            safeBottom = safeArea.bottom
            maximumValue = max(0, height - safeArea.bottom)
            bottom = size.height
        }
    }

    /// The value of the detent `medium()`.
    var mediumValue: CGFloat { onPixels(maximumValue * Self.medium) }

    /// The place of a sheet of `value`; from the greatest value on that of the highest one.
    func place(for value: CGFloat) -> Place {
        guard value < maximumValue, kind != .full else {
            return Place(size: largeFrame.size, scale: 1, frame: largeFrame, safeAreaBottom: nil, isCard: false)
        }
        if case .form = kind { return card(value, margin: 0, safeAreaBottom: 0) }
        let value = max(0, value)
        let fraction = min(1, max(0, (Self.lowValues.from - value) / (Self.lowValues.from - Self.lowValues.to)))
        let inset = Self.margin + (Self.lowMargin - Self.margin) * fraction
        let covered = onPixels(safeBottom * (1 - fraction))
        let added = value < Self.lowValues.from ? 0 : safeBottom
        return card(value + added, margin: inset, safeAreaBottom: covered)
    }

    /// The place of a sheet that a finger holds at `height`, with the safe area in it: as wide as its container, at the lower edge.
    ///
    /// `lift` from 0 to 1 says how far it has come to that from where it rested, at `start`.
    func heldPlace(height: CGFloat, lift: CGFloat, from start: Place) -> Place {
        var result: Place
        if height >= largeFrame.height || kind == .full {
            result = place(for: maximumValue)
        } else if case .form = kind {
            result = card(height, margin: 0, safeAreaBottom: 0)
        } else {
            let rest = 1 - min(1, max(0, lift))
            let covered = start.safeAreaBottom ?? safeBottom
            result = card(
                height, margin: (start.frame.minX - largeFrame.minX) * rest,
                safeAreaBottom: onPixels(safeBottom + (covered - safeBottom) * rest))
        }
        result.isCard = start.isCard
        return result
    }

    private func onPixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

    /// The height of a sheet of `value` in which its content is laid out.
    func height(for value: CGFloat) -> CGFloat { place(for: value).size.height }

    private func card(_ height: CGFloat, margin: CGFloat, safeAreaBottom: CGFloat) -> Place {
        let width = largeFrame.width
        let factor = width > 2 * margin ? (width - 2 * margin) / width : 1
        let shown = CGSize(width: width * factor, height: height * factor)
        return Place(
            size: CGSize(width: width, height: height), scale: factor,
            frame: CGRect(
                x: largeFrame.minX + margin, y: bottom - margin - shown.height, width: shown.width,
                height: shown.height), safeAreaBottom: safeAreaBottom, isCard: true)
    }
}
