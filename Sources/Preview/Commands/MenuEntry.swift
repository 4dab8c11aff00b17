/// A command in the open menu, with its title and its key.
struct MenuEntry: Hashable, Sendable {
    let title: String
    let key: String
    let command: KeyCommand
}
