import UIKit

struct Trip: Hashable {
    let name: String
    let symbol: String
    let days: Int
    let tone: ColorResource
}
