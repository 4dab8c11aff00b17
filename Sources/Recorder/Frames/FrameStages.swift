/// A time for each stage of a frame; one unit throughout, which the maker states.
package struct FrameStages: Hashable, Codable, Sendable {
    package var input = 0.0
    package var animation = 0.0
    package var layout = 0.0
    package var commit = 0.0
    package var drawList = 0.0
    package var composite = 0.0
    package var overlay = 0.0
    package var present = 0.0
    package var waiting = 0.0

    package init() {}

    /// Milliseconds of each stage of the frame with `stamps`.
    ///
    /// A stamp that lies before the one it follows counts as equal to it. `waiting` is what the stages leave of the
    /// time since `previousPresentEnd`, or, for a frame without one before it, since the frame began; never negative.
    package init(_ stamps: FrameStamps, previousPresentEnd: Nanoseconds? = nil) {
        var reached = stamps.begin
        func advance(to stamp: Nanoseconds) -> Double {
            defer { reached = max(reached, stamp) }
            return max(0, stamp &- reached).milliseconds
        }
        input = advance(to: stamps.inputEnd)
        animation = advance(to: stamps.animationEnd)
        layout = advance(to: stamps.layoutEnd)
        commit = advance(to: stamps.commitEnd)
        drawList = advance(to: stamps.drawListEnd)
        composite = advance(to: stamps.compositeEnd)
        overlay = advance(to: stamps.overlayEnd)
        let heldBack = advance(to: stamps.presentStart)
        present = advance(to: stamps.presentEnd)
        let waitBefore = previousPresentEnd.map { max(0, stamps.begin &- $0).milliseconds } ?? 0
        waiting = waitBefore + heldBack
    }

    package subscript(stage: FrameStage) -> Double {
        get { self[keyPath: Self.keyPath(to: stage)] }
        set { self[keyPath: Self.keyPath(to: stage)] = newValue }
    }

    private static func keyPath(to stage: FrameStage) -> WritableKeyPath<FrameStages, Double> {
        switch stage {
        case .input: \.input
        case .animation: \.animation
        case .layout: \.layout
        case .commit: \.commit
        case .drawList: \.drawList
        case .composite: \.composite
        case .overlay: \.overlay
        case .present: \.present
        case .waiting: \.waiting
        }
    }
}

/// The steps of a frame, in their order; `waiting` is what is left of the time since the frame before.
package enum FrameStage: String, CaseIterable, Hashable, Codable, Sendable {
    case input, animation, layout, commit, drawList, composite, overlay, present, waiting
}

extension FrameStages {
    /// The median of each stage over those of `records` that are not exceptional, in milliseconds.
    ///
    /// Each stage stands alone: the medians of the stages need not add up to the median of a frame.
    init(medianOf records: some Collection<FrameRecord>) {
        var stages: [FrameStages] = []
        var previousPresentEnd: Nanoseconds?
        for record in records {
            if !record.isExceptional {
                stages.append(FrameStages(record.stamps, previousPresentEnd: previousPresentEnd))
            }
            previousPresentEnd = record.stamps.presentEnd
        }
        for stage in FrameStage.allCases {
            self[stage] = Percentiles(stages.map { $0[stage] })?[50] ?? 0
        }
    }
}
