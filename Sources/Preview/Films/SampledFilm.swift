import Films
import Graphics

/// Some frames of a film, pairs of neighbours spread over it, from which the size of its file is estimated.
@MainActor struct SampledFilm: FilmSource {
    /// Pairs of frames.
    private static let pairs = 4

    private let film: any FilmSource

    init(_ film: any FilmSource) { self.film = film }

    var title: String { film.title }
    var width: Int { film.width }
    var height: Int { film.height }
    var scale: Double { film.scale }
    var rate: Double { film.rate }
    var expectedCount: Int? { numbers.count }

    /// The numbers of the frames.
    private var numbers: [Int] {
        let count = film.expectedCount ?? 0
        guard count > 2 * Self.pairs else { return Array(0..<count) }
        return (0..<Self.pairs).flatMap { pair in
            let first = pair * (count - 2) / (Self.pairs - 1)
            return [first, first + 1]
        }
    }

    func play(_ take: @escaping (CGImage, FilmState) throws -> Bool) throws {
        let wanted = Set(numbers)
        let last = wanted.max() ?? 0
        var number = 0
        try film.play { image, state in
            defer { number += 1 }
            if wanted.contains(number), try !take(image, state) { return false }
            return number < last
        }
    }
}
