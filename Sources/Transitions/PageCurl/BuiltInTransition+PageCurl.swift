import ViewKit

extension BuiltInTransition {
    static let pageCurl = presentation(
        name: "page-curl", title: "Page Curl",
        summary: "The page of an album curls up from its corner and turns over.",
        root: { AlbumPageViewController([Place.all[5], Place.all[1], Place.all[4], Place.all[2]], index: 0) },
        present: { $0.turnPage() })
}
