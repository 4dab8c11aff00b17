import Foundation

struct Fruit: Codable, Hashable {
    let name: String
    let season: String
}
