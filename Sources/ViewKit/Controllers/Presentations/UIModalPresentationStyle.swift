/// The style in which a presented controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
    /// All of the screen; the views beneath are taken away once they are covered.
    case fullScreen
    /// A sheet that leaves the top of what is beneath it in sight.
    case pageSheet
    /// The same here: screens are as narrow as a phone's.
    case formSheet
    /// The area of the nearest controller that defines a presentation context; its views are taken away.
    case currentContext
    /// As the presentation controller of the `transitioningDelegate` has it.
    case custom
    /// All of the screen; what is beneath stays.
    case overFullScreen
    /// The area of the nearest controller that defines a presentation context; what is beneath stays.
    case overCurrentContext
    /// A popover beside its source; where its delegate does not adapt it to `.none`, a sheet, as screens are as narrow as a
    /// phone's.
    case popover
    /// Nothing is presented.
    case none = -1
    /// The style that the system chooses: a sheet.
    case automatic = -2
}

/// The transition of a controller that is presented, and dismissed, without an animator.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the bottom.
    case coverVertical
    /// The screen turns about its vertical axis.
    case flipHorizontal
    /// It fades in.
    case crossDissolve
    /// The presenter's page curls up from its corner, part of the way, and shows what is presented beneath; a tap on the
    /// page turns it back. Only for the presentation style `fullScreen`.
    case partialCurl
}
