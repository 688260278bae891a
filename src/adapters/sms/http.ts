import { handOver } from '#adapters/http/carrier.ts'
import type { Sms } from './sms.ts'

interface Config {
  url: string
  key: string
  /** The number or the name (at most 11 letters) that the phone shows. */
  from: string
  timeoutMs?: number
}

/** Text messages by a gateway that takes `POST {from, to, text}` as {@link handOver} hands it. */
export function httpSms({ url, key, from, timeoutMs = 10_000 }: Config): Sms {
  return { send: ({ id, to, text }) => handOver({ url, key, timeoutMs }, id, { from, to, text }) }
}
