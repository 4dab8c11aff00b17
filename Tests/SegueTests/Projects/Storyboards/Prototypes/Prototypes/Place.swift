import UIKit

struct Place {
    let name: String
    let detail: String
    let picture: String

    var image: UIImage? { UIImage(named: picture) }

    static let all = [
        Place(name: "Aurora", detail: "Green light over the north", picture: "aurora"),
        Place(name: "Canyon", detail: "Red walls, cut by a river that is hardly there any more", picture: "canyon"),
        Place(name: "City", detail: "Windows after sunset", picture: "city"),
        Place(name: "Dunes", detail: "Sand, wind and long shadows", picture: "dunes"),
        Place(name: "Forest", detail: "Firs in the morning", picture: "forest"),
        Place(name: "Lake", detail: "Still water below the peaks", picture: "lake"),
    ]
}
