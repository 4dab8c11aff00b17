/// The steps of a frame, in their order; `waiting` is what is left of the time since the frame before.
package enum FrameStage: String, CaseIterable, Hashable, Codable, Sendable {
    case input, animation, layout, commit, drawList, composite, overlay, present, waiting
}
