import Foundation
import TestSupport
import Testing

@testable import LiveCode

/// The classes that a file in Objective-C implements.
@Suite struct ObjectiveCClassesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func classesCountAndCategoriesDoNot() throws {
        let text = """
            #import "Old.h"
            @implementation Old
            @end
            @implementation\tOlder_2{ int a; }
            @end
            @implementation UIView (Frame)
            @end
            @implementation
            """
        try folder.write(text, to: "Old.m")
        #expect(ObjectiveCClasses.names(in: folder.path("Old.m")) == ["Old", "Older_2"])
        #expect(ObjectiveCClasses.names(in: folder.path("missing.m")) == [])
    }
}
