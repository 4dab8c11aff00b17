import Foundation
import ViewKit

/// Foundation's counts, for opened code, whose observers are told of their changes and of those of the fraction.
extension Progress {
    /// The units of work that are done.
    public var completedUnitCount: Int64 {
        get { completedUnits }
        set { setCompletedUnitCount(newValue) }
    }

    /// All units of work.
    public var totalUnitCount: Int64 {
        get { totalUnits }
        set { setTotalUnitCount(newValue) }
    }
}
