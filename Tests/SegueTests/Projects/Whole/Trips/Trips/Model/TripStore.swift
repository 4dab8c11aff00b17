import Foundation
import os

/// Keeps the trips for several threads, and hands them out a turn later, as from a server.
final class TripStore {
    private let logger = Logger(subsystem: "com.example.Trips", category: "store")
    private let queue = DispatchQueue(label: "store", attributes: .concurrent)
    private var cached: [Trip] = []

    var trips: [Trip] { queue.sync { cached } }

    func load(completion: @escaping ([Trip]) -> Void) {
        queue.sync(flags: .barrier) {
            cached = [
                Trip(name: "Lofoten", symbol: "mountain.2.fill", days: 7, tone: .Tones.sea),
                Trip(name: "Porto", symbol: "tram.fill", days: 1, tone: .Tones.sun),
                Trip(name: "Kyoto", symbol: "leaf.fill", days: 12, tone: .Tones.moss),
            ]
        }
        let trips = trips
        logger.info("loaded \(trips.count, privacy: .public) trips")
        DispatchQueue.main.async { completion(trips) }
    }
}
