import Compositor
import Graphics
import LayerTree
import SDLPlatform
import Testing
import ViewKit
import iOSSamples

@testable import Preview
@testable import Recorder

/// Every iOS file of an animator through the whole pipeline, as `segue bench` measures a built-in transition.
@MainActor @Suite struct SampleFramesTests {
    nonisolated static let names = Sample.all.map(\.name)
    /// The allocations of a frame by the files' own code: the language does where a part of `frame` is written, in most frames
    /// of the tiles one of them sets off or arrives, and the curtain makes its path anew.
    private static let own = ["Display link": 1, "Tiles": 1, "Elastic curtain": 29]

    /// Between its first frames and its last ones nothing is allocated and nothing is uploaded.
    @Test(arguments: names) func steadyFramesAllocateAndUploadNothing(_ name: String) throws {
        let course = try SampleCourse(try #require(Sample.all.first { $0.name == name }))
        let counters = try course.run()
        #expect(counters.count >= 6, "\(counters.count) frames")
        let median = FrameCounters(medianOf: counters)
        #expect(median.textureUploads == 0)
        guard AllocationCounter.isAvailable else { return }
        #expect(try #require(median.allocations) <= Self.own[name] ?? 0)
    }
}
