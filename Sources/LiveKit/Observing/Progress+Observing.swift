import Foundation
import ViewKit

/// Foundation's counts, for opened code, whose observers are told of their changes and of those of the fraction.
///
/// The getters stay in this module: the compiler cannot read Foundation's property of the same name from another module's code.
extension Progress {
    /// The units of work that are done.
    public var completedUnitCount: Int64 {
        @_semantics("optimize.no.crossmodule") get { completedUnits }
        set { setCompletedUnitCount(newValue) }
    }

    /// All units of work.
    public var totalUnitCount: Int64 {
        @_semantics("optimize.no.crossmodule") get { totalUnits }
        set { setTotalUnitCount(newValue) }
    }
}
