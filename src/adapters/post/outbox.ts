import type { Post, PostalLetter } from './post.ts'

/**
 * The embedded sandbox: nothing is printed, each letter is kept where a developer can read it.
 * `keep` must ignore an `id` that it already holds, as a printer ignores a repeated idempotency key.
 */
export function outboxPost(keep: (letter: PostalLetter) => Promise<void>): Post {
  return { send: keep }
}
