// Hands the main queue a block before the program starts, as a main-actor task or another thread would.
#include <stdio.h>
#include <stdlib.h>

typedef struct dispatch_queue *queue;
extern struct dispatch_queue _dispatch_main_q;
void dispatch_async_f(queue, void *context, void (*work)(void *));

static void serve(void *context) { fprintf(stderr, "the main queue is served\n"); }

__attribute__((constructor)) static void begin(void) {
    if (getenv("SEGUE_PROBE")) dispatch_async_f((queue)&_dispatch_main_q, NULL, serve);
}
