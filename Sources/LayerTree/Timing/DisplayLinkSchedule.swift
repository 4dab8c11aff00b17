/// The display links of one host.
@MainActor package final class DisplayLinkSchedule {
    private var links: [CADisplayLink] = []
    /// The context whose frames these are.
    weak var context: LayerContext?

    init() {}

    /// Whether a link is neither paused nor passive, and so needs frames.
    package var isActive: Bool { links.contains { !$0.isPaused && !$0.isPassive } }

    func insert(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
    }

    func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

    /// Calls every link for the frame that began at `timestamp` and will be seen at `targetTimestamp`.
    package func fire(timestamp: CFTimeInterval, targetTimestamp: CFTimeInterval) {
        // A call may take away links that are still to come.
        for link in links where links.contains(where: { $0 === link }) {
            let fire = { link.fire(timestamp: timestamp, targetTimestamp: targetTimestamp) }
            if let context { context.event(fire) } else { fire() }
        }
    }
}
