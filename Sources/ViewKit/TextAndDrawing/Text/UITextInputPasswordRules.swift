/// Rules for the passwords that a system suggests; kept, as none are suggested here.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, NSCopying {
    /// The rules in the language of password managers.
    public nonisolated let passwordRulesDescriptor: String

    /// Rules in the language of password managers, such as `minlength: 8;`.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    /// The rules themselves: they never change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
