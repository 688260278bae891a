import type { Paper, Post } from './post.ts'

/**
 * The embedded twin: nothing is printed, each letter is kept where a developer can read it.
 * `keep` must ignore an `id` that it already holds, as a printer ignores a repeated idempotency key.
 */
export function outboxPost(keep: (paper: Paper) => Promise<void>): Post {
  return { send: keep }
}
