import Graphics

/// The options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Options of those bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The origin is the top left corner of lines that end where the width does; otherwise it is that of the baseline of
    /// one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines have the room between them that their fonts ask for. They have it in any case.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// An ellipsis ends the last line that fits into the height, where the text does not.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The results of drawing or measuring text.
public final class NSStringDrawingContext: NSObject {
    /// The rectangle of the text that was last drawn or measured; zero before.
    public internal(set) var totalBounds = CGRect.zero

    /// A context without results.
    public override init() { super.init() }
}

/// Drawing and measuring of text, black and in Helvetica of 12 points where it has no other attributes.
extension NSAttributedString {
    /// The room that the text takes, in points, in lines that end only where the text says so.
    public func size() -> CGSize { stack(within: .unlimited).size }

    /// Draws the text with its top left corner at `point` of the current context; lines end only where the text says so.
    @preconcurrency @MainActor public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        stack(within: .unlimited).draw(in: context, at: point)
    }

    /// Draws the text into `rect` of the current context, where its lines end; those that do not fit are left out.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        stack(within: rect.size).draw(in: context, at: rect.origin)
    }

    /// Draws the text into `rect` of the current context as `options` say.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let stack = stack(within: rect.size, options)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= stack.firstBaseline }
        stack.draw(in: target, at: origin)
        context?.totalBounds = CGRect(origin: origin, size: stack.size)
    }

    /// The room that the text takes within `size` as `options` say, in points, not rounded.
    ///
    /// The height limits it only where the last line that fits is truncated; a width of 0 does not.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let height = options.contains(.truncatesLastVisibleLine) ? size.height : .infinity
        let stack = stack(within: CGSize(width: size.width > 0 ? size.width : .infinity, height: height), options)
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : -stack.firstBaseline
        let rect = CGRect(origin: CGPoint(x: 0, y: top), size: stack.size)
        context?.totalBounds = rect
        return rect
    }

    private func stack(
        within size: CGSize, _ options: NSStringDrawingOptions = .usesLineFragmentOrigin
    ) -> ParagraphStack {
        let letters = StyledText.Style(font: FontDescription(.named("Helvetica"), size: 12))
        let wraps = options.contains(.usesLineFragmentOrigin)
        let truncates = options.contains(.truncatesLastVisibleLine)
        var passages = Passage.all(
            of: self, otherwise: letters, ParagraphStyle(), truncatesParagraphs: wraps && !truncates)
        if truncates { for index in passages.indices { passages[index].style.lineBreak = .truncateTail } }
        return ParagraphStack(passages, lines: wraps ? 0 : 1, within: wraps ? size : .unlimited)
    }
}

/// Drawing and measuring of text with the given attributes.
extension String {
    /// The room that the text takes, in points, in lines that end only where the text says so.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// Draws the text with its top left corner at `point` of the current context; lines end only where the text says so.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) { NSAttributedString(string: self, attributes: attrs).draw(at: point) }

    /// Draws the text into `rect` of the current context, where its lines end; those that do not fit are left out.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) { NSAttributedString(string: self, attributes: attrs).draw(in: rect) }

    /// Draws the text into `rect` of the current context as `options` say.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }

    /// The room that the text takes within `size` as `options` say, in points, not rounded; see `NSAttributedString`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

/// The same of the text as an object.
extension NSString {
    /// See `String`.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attrs)
    }

    /// See `String`.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) { description.draw(at: point, withAttributes: attrs) }

    /// See `String`.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) { description.draw(in: rect, withAttributes: attrs) }

    /// See `String`.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { description.draw(with: rect, options: options, attributes: attributes, context: context) }

    /// See `String`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { description.boundingRect(with: size, options: options, attributes: attributes, context: context) }
}

extension CGSize {
    fileprivate static var unlimited: CGSize { CGSize(width: CGFloat.infinity, height: .infinity) }
}
