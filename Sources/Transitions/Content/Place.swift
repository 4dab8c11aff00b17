#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A place that the screens tell of, with the name of its picture.
struct Place {
    var picture: String
    var title: String
    var region: String
    var text: String

    /// The places, each with a picture of its own.
    static let all = [
        Place(
            picture: "lake", title: "Mirror Lake", region: "Northern Alps",
            text: "For an hour after dawn no wind reaches the water, and every peak stands there twice. "
                + "The path around it takes as long as the coffee stays warm."),
        Place(
            picture: "dunes", title: "Amber Dunes", region: "Western Desert",
            text: "The wind redraws these ridges every night. Walk the crest before the sun is up, "
                + "while the sand is cool and keeps the shape of each step."),
        Place(
            picture: "aurora", title: "Frozen Bay", region: "Arctic Coast",
            text: "Green first, then violet at the seams. The ice below sings when it settles; "
                + "stay until you have heard it answer itself across the bay."),
        Place(
            picture: "forest", title: "Fir Valley", region: "Black Hills",
            text: "The mist comes in at eye level and leaves the tops in the light. "
                + "There is one bench, and it faces the right way."),
        Place(
            picture: "waves", title: "Long Swell", region: "Atlantic Edge",
            text: "A storm two days away sends its lines here, evenly spaced. "
                + "Low sun goes through each of them once, just before it breaks."),
        Place(
            picture: "mountains", title: "First Light", region: "High Range",
            text: "Six minutes of rose on the snow, and the day begins. Those who slept in the hut have seen it; "
                + "those who came up by lift have seen the photographs."),
        Place(
            picture: "canyon", title: "River Bend", region: "Red Plateau",
            text: "The river needed the rock to turn, and the rock needed the river to be seen. "
                + "The view from the rim explains both."),
        Place(
            picture: "city", title: "Blue Hour", region: "Harbour Front",
            text: "After sunset the windows take over, one by one, and the water counts them again. "
                + "The last ferry leaves at ten and is the best seat in town."),
        Place(
            picture: "night", title: "Quiet Camp", region: "Dark Sky Park",
            text: "Put the lamp out and wait ten minutes. What looked black was only full."),
    ]
}
