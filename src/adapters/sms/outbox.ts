import type { Sms, Text } from './sms.ts'

/**
 * The embedded sandbox: no message leaves the machine, each is kept where a developer can read it.
 * `keep` must ignore an `id` that it already holds, as a gateway ignores a repeated idempotency key.
 */
export function outboxSms(keep: (text: Text) => Promise<void>): Sms {
  return { send: keep }
}
