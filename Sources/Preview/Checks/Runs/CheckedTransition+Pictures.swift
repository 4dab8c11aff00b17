import Graphics

/// The expectations of pictures.
extension CheckedTransition {
    /// The fraction of the pixels that a moment may differ from what shows before or after it.
    private static let jump = 0.1
    /// Frames for which a progress is held.
    private static let heldFrames = 30
    static let restless = "something on the screens moves by itself, and cannot be compared"

    /// The picture that shows.
    func picture() throws -> Picture { Picture(image: try session.runner.image, isStill: isStill) }

    /// Notes where the whole transition changed nothing.
    func expectChange(from before: Picture, to after: Picture) {
        guard PixelDifference(before.image, after.image).bounds == nil else { return }
        note(Finding(.nothingChanges), actual: after.image)
    }

    /// Notes where the half-way moment looks like the first one.
    func expectMotion(from first: Picture, to half: Picture) {
        guard PixelDifference(first.image, half.image).bounds == nil else { return }
        note(Finding(.noMotion), actual: half.image)
    }

    /// Observes the screens while the progress stands still, at `phase`, twice.
    func observeHeld(_ phase: String) throws {
        let first = try session.runner.image
        try observe(.held, after: phase)
        try step(Self.heldFrames)
        let second = try session.runner.image
        try observe(.held, after: phase, showsChange: PixelDifference(first, second).bounds != nil)
    }

    /// The part of the window, in points, where something else shows than in `picture`; nil where nothing does.
    func changedArea(since picture: Picture) throws -> SurveyedView.Area? {
        let scale = session.source.screen.scale
        return PixelDifference(picture.image, try session.runner.image).bounds.map {
            SurveyedView.Area(
                x: $0.minX / scale, y: $0.minY / scale, width: $0.width / scale, height: $0.height / scale)
        }
    }

    /// Notes `finding` where something else shows than `expected`.
    func expect(_ expected: Picture, _ kind: FindingKind, after phase: String) throws {
        try compare(expected, limit: 0, kind, after: phase)
    }

    /// Notes a finding of `kind` where more than a little else shows than `expected`.
    func expectNear(_ expected: Picture, _ kind: FindingKind, after phase: String) throws {
        try compare(expected, limit: Self.jump, kind, after: phase)
    }

    /// Notes where something else shows than `start` after the finger has gone back there, such as `end`.
    func expectCancel(to start: Picture, from end: Picture, after phase: String) throws {
        let shown = try picture()
        let differs = PixelDifference(start.image, shown.image).bounds != nil
        let isAtEnd = PixelDifference(end.image, shown.image).bounds == nil
        guard triggers?.there != .progress, differs, isAtEnd else {
            return try expect(start, .pictureChanged, after: phase)
        }
        note(Finding(.cancelIgnored, phase: phase), expected: start.image, actual: shown.image)
    }

    private func compare(_ expected: Picture, limit: Double, _ kind: FindingKind, after phase: String) throws {
        let shown = try picture()
        guard expected.isStill, shown.isStill else { return omit(Self.restless) }
        let difference = PixelDifference(expected.image, shown.image)
        guard let bounds = difference.bounds, difference.fraction > limit else { return }
        // A caret blinks, and a clock goes on.
        var isRestless = false
        for _ in 0..<8 {
            try step(9)
            let next = try session.runner.image
            if PixelDifference(expected.image, next).fraction <= limit { return }
            isRestless = isRestless || PixelDifference(shown.image, next).bounds != nil
        }
        if isRestless { return omit(Self.restless) }
        let scale = session.source.screen.scale
        let area = [bounds.minX, bounds.minY, bounds.width, bounds.height].map { Int($0 / scale) }
        let percent = max(0.01, difference.fraction * 100).decimal(2)
        note(
            Finding(
                kind,
                "\(kind.summary): \(percent) % of the picture is not as expected (\(area[2])x\(area[3]) points at "
                    + "\(area[0]), \(area[1]))", phase: phase), expected: expected.image, actual: shown.image)
    }
}
