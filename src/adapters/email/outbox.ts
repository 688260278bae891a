import { Undeliverable } from '#adapters/undeliverable.ts'
import type { Email, Mail } from './email.ts'

/**
 * The embedded sandbox: no message leaves the machine, each is kept where a developer can read it. As no mail server could, it delivers
 * nothing to a name under `.invalid` (RFC 2606). `keep` must ignore an `id` that it already holds, as a mail program ignores a second copy.
 */
export function outboxEmail(keep: (mail: Mail) => Promise<void>): Email {
  return {
    async send(mail) {
      if (/\.invalid$/i.test(mail.to)) throw new Undeliverable('This domain doesn’t exist')
      await keep(mail)
    },
  }
}
