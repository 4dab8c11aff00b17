import Combine
import Foundation

protocol Catalogue {
    func fruits() -> AnyPublisher<[Fruit], Error>
}

struct LocalCatalogue: Catalogue {
    private static let json = """
        [
            {"name": "Apple", "season": "autumn"}, {"name": "Apricot", "season": "summer"},
            {"name": "Blackberry", "season": "summer"}, {"name": "Cherry", "season": "summer"},
            {"name": "Grape", "season": "autumn"}, {"name": "Medlar", "season": "winter"},
            {"name": "Pear", "season": "autumn"}, {"name": "Quince", "season": "autumn"}
        ]
        """

    func fruits() -> AnyPublisher<[Fruit], Error> {
        Just(Data(Self.json.utf8))
            .delay(for: .milliseconds(100), scheduler: RunLoop.main)
            .decode(type: [Fruit].self, decoder: JSONDecoder())
            .eraseToAnyPublisher()
    }
}
