import Combine
import Foundation

final class FruitListViewModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var fruits: [Fruit] = []
    @Published private(set) var isSearching = false
    @Published private(set) var secondsOpen = 0

    let openFruit = PassthroughSubject<Fruit, Never>()

    private let all = CurrentValueSubject<[Fruit], Never>([])
    private var cancellables = Set<AnyCancellable>()

    var status: AnyPublisher<String, Never> {
        Publishers.CombineLatest3($fruits, all, $isSearching)
            .map { shown, all, isSearching in
                isSearching ? "searching …" : "\(shown.count) of \(all.count) fruits"
            }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    init(catalogue: Catalogue) {
        catalogue.fruits()
            .replaceError(with: [])
            .sink { [weak self] in self?.all.send($0) }
            .store(in: &cancellables)

        let settled =
            $query
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .share()

        Publishers.Merge($query.dropFirst().map { _ in true }, settled.map { _ in false })
            .removeDuplicates()
            .assign(to: &$isSearching)

        settled
            .prepend("")
            .combineLatest(all) { query, fruits in
                query.isEmpty ? fruits : fruits.filter { $0.name.localizedCaseInsensitiveContains(query) }
            }
            .assign(to: &$fruits)

        Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .scan(0) { seconds, _ in seconds + 1 }
            .assign(to: &$secondsOpen)
    }
}
