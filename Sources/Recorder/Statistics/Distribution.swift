/// The mean, the nearest-rank percentiles and the maximum of one measurement over the frames of a run.
///
/// Nil throughout where nothing was measured. The unit is the measurement's, and stands in its name.
package struct Distribution: Hashable, Codable, Sendable {
    package var mean: Double?
    package var p50: Double?
    package var p90: Double?
    package var p95: Double?
    package var p99: Double?
    package var p999: Double?
    package var max: Double?
    /// The number of finite values; with fewer than 100, `p99` is the maximum, with fewer than 1,000 `p999`.
    package var count: Int

    package init(_ values: some Sequence<Double>) {
        let percentiles = Percentiles(values)
        mean = percentiles?.mean
        p50 = percentiles?[50]
        p90 = percentiles?[90]
        p95 = percentiles?[95]
        p99 = percentiles?[99]
        p999 = percentiles?[99.9]
        max = percentiles?.max
        count = percentiles?.count ?? 0
    }

    /// Reads a distribution; a negative count, or a number that no run has, is an error.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let reals = NumberLimits.reals
        mean = try container.decodeIfPresent(.mean, in: reals)
        p50 = try container.decodeIfPresent(.p50, in: reals)
        p90 = try container.decodeIfPresent(.p90, in: reals)
        p95 = try container.decodeIfPresent(.p95, in: reals)
        p99 = try container.decodeIfPresent(.p99, in: reals)
        p999 = try container.decodeIfPresent(.p999, in: reals)
        max = try container.decodeIfPresent(.max, in: reals)
        count = try container.decode(.count, in: NumberLimits.counts)
    }

    private enum CodingKeys: String, CodingKey { case mean, p50, p90, p95, p99, p999, max, count }
}
