/// The places of a preview and of its menu on the screen, and those on the way.
struct ContextGeometry: Equatable {
    /// The frame of the view that was pressed, in points of the window.
    var source: CGRect
    /// The frame of the open preview.
    private(set) var preview: CGRect
    /// The place of the menu; nil without one.
    private(set) var menu: MenuPlacement?

    /// The fraction of the area's height that a menu takes at most where the preview needs the room.
    private static let menuShare: CGFloat = 0.6
    /// The distance between preview and menu, in points.
    private static let gap: CGFloat = 12
    /// The height below which both stand side by side where there is no room below each other, in points.
    private static let lowHeight: CGFloat = 500

    /// The places of a preview as large as `size` and of a menu as large as `menu`, nil for none, as near to `source` as `area`
    /// has room for both.
    init(source: CGRect, size: CGSize, menu menuSize: CGSize?, in area: CGRect) {
        self.source = source
        preview = .zero
        guard let menuSize else {
            let shown = size.fitted(into: area.size)
            preview = CGRect(middle: CGPoint(x: source.midX, y: source.midY), size: shown).moved(into: area)
            return
        }
        let needed = size.height + Self.gap + menuSize.height
        if area.height < Self.lowHeight, area.width > area.height, needed > area.height {
            standSideBySide(size, menuSize, in: area)
        } else {
            standBelowEachOther(size, menuSize, in: area)
        }
    }

    private mutating func standBelowEachOther(_ size: CGSize, _ menuSize: CGSize, in area: CGRect) {
        let reserved = min(menuSize.height, area.height * Self.menuShare) + Self.gap
        let shown = size.fitted(
            into: CGSize(width: area.width, height: area.height - reserved))
        let menuHeight = min(menuSize.height, max(0, area.height - Self.gap - shown.height))
        let wanted = CGRect(middle: CGPoint(x: source.midX, y: source.midY), size: shown)
        let fitsBelow = wanted.maxY + Self.gap + menuHeight <= area.maxY
        let isAbove = !fitsBelow && source.midY > area.midY
        let total = shown.height + Self.gap + menuHeight
        let lot = CGRect(
            x: wanted.minX, y: isAbove ? wanted.minY - Self.gap - menuHeight : wanted.minY, width: shown.width,
            height: total
        ).moved(into: area)
        preview = CGRect(
            x: lot.minX, y: isAbove ? lot.maxY - shown.height : lot.minY, width: shown.width, height: shown.height)
        let width = min(menuSize.width, area.width)
        let x = preview.midX <= area.midX ? preview.minX : preview.maxX - width
        var place = MenuPlacement()
        place.isAbove = isAbove
        place.frame = CGRect(
            x: x, y: isAbove ? lot.minY : preview.maxY + Self.gap, width: width, height: menuHeight
        ).moved(into: area)
        place.anchor = CGPoint(x: preview.midX <= area.midX ? 0.2 : 0.8, y: isAbove ? 1 : 0)
        menu = place
    }

    private mutating func standSideBySide(_ size: CGSize, _ menuSize: CGSize, in area: CGRect) {
        let width = min(menuSize.width, area.width / 2)
        let shown = size.fitted(
            into: CGSize(width: area.width - width - Self.gap, height: area.height))
        let isLeft = source.midX > area.midX
        let height = min(menuSize.height, area.height)
        let lot = CGRect(
            x: source.midX - shown.width / 2 - (isLeft ? width + Self.gap : 0), y: source.midY - shown.height / 2,
            width: shown.width + Self.gap + width, height: shown.height
        ).moved(into: area)
        preview = CGRect(
            x: isLeft ? lot.maxX - shown.width : lot.minX, y: lot.minY, width: shown.width, height: shown.height)
        var place = MenuPlacement()
        place.frame = CGRect(
            x: isLeft ? lot.minX : preview.maxX + Self.gap, y: preview.minY, width: width, height: height
        ).moved(into: area)
        place.anchor = CGPoint(x: isLeft ? 1 : 0, y: 0)
        menu = place
    }

    /// The frame of the preview on its way: `open` from the source to where it is open, and smaller by `shrink` while that is
    /// pressed; both 0 to 1, and beyond as a spring goes.
    func frame(open: CGFloat, shrink: CGFloat) -> CGRect {
        let scale = 1 - Self.shrinkage * shrink * max(0, 1 - open)
        let width = (source.width + (preview.width - source.width) * open) * scale
        let height = (source.height + (preview.height - source.height) * open) * scale
        let middle = CGPoint(
            x: source.midX + (preview.midX - source.midX) * open, y: source.midY + (preview.midY - source.midY) * open)
        return CGRect(middle: middle, size: CGSize(width: max(0, width), height: max(0, height)))
    }

    /// The part of its size that a pressed view loses.
    private static let shrinkage: CGFloat = 0.05
}

extension CGRect {
    /// A rectangle around `middle`.
    init(middle: CGPoint, size: CGSize) {
        self.init(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }
}

extension CGSize {
    /// The size made smaller, where it has to be, to fit into `size`.
    fileprivate func fitted(into size: CGSize) -> CGSize {
        guard width > 0, height > 0 else { return self }
        let scale = max(0, min(1, size.width / width, size.height / height))
        return CGSize(width: width * scale, height: height * scale)
    }
}
