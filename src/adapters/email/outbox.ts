import type { Email, Mail } from './email.ts'

/**
 * The embedded twin: no message leaves the machine, each is kept where a developer can read it.
 * `keep` must ignore an `id` that it already holds, as a mail program ignores a second copy.
 */
export function outboxEmail(keep: (mail: Mail) => Promise<void>): Email {
  return { send: keep }
}
