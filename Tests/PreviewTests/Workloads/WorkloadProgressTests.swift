import Testing

@testable import Preview

struct WorkloadProgressTests {
    struct Row: Decodable, Sendable {
        let frameCount: Int
        /// Pairs of a frame and its progress.
        let frames: [[Double]]
    }

    @Test(arguments: try Peers.load([Row].self, "progress"))
    func framesAreWhereThePeersAre(_ row: Row) {
        let progress = WorkloadProgress(frameCount: row.frameCount)
        for pair in row.frames {
            #expect(progress[Int(pair[0])] == pair[1], "frame \(pair[0]) of \(row.frameCount)")
        }
    }

    @Test(arguments: [1, 2, 3, 10, 299, 300]) func aRunRisesToItsMiddleAndFallsBack(frameCount: Int) {
        let progress = WorkloadProgress(frameCount: frameCount)
        for frame in 1..<max(2, frameCount) where frame < frameCount {
            #expect(abs(progress[frame] - progress[frameCount - frame]) < 1e-12)
            #expect(progress[frame] >= 0 && progress[frame] <= 1)
        }
        #expect(progress[0] == 0)
        if frameCount % 2 == 0 { #expect(progress[frameCount / 2] == 1) }
    }

    @Test(arguments: [Int.min, -1, 0, 1, 7]) func aRunWithoutFramesStaysAtTheStart(frame: Int) {
        #expect(WorkloadProgress(frameCount: 0)[frame] == 0)
        #expect(WorkloadProgress(frameCount: -3)[frame] == 0)
    }

    @Test func warmingUpStaysWithinTheRun() {
        let progress = WorkloadProgress(frameCount: 300)
        for frame in [Int.min, -1_000_000, -301, -300, -1] { #expect((0...1).contains(progress[frame])) }
    }
}
