import OpenCombine

extension Publishers {
    /// The way in which values are gathered into arrays by time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// An array of the values of every interval of that length.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// The same, and an array as soon as there are so many values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}
