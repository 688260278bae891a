import { ask, letGo } from '#adapters/http/http.ts'
import type { Sms } from './sms.ts'

interface Config {
  url: string
  key: string
  /** The number or the name (at most 11 letters) that the phone shows. */
  from: string
  timeoutMs?: number
}

/**
 * Text messages by a gateway that takes `POST {from, to, text}` in JSON, a bearer key, and an `Idempotency-Key`
 * (draft-ietf-httpapi-idempotency-key-header) under which a repeat is not sent again. Any 2xx means accepted;
 * anything else rejects with a NoAnswer, which holds neither the number nor the text.
 */
export function httpSms({ url, key, from, timeoutMs = 10_000 }: Config): Sms {
  return {
    async send({ id, to, text }) {
      const accepted = await ask(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({ from, to, text }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      await letGo(accepted)
    },
  }
}
