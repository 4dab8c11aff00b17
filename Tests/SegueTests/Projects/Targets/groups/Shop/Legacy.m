@implementation Legacy
@end
