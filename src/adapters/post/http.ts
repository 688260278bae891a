import { handOver } from '#adapters/http/carrier.ts'
import type { Post } from './post.ts'

interface Config {
  url: string
  key: string
  timeoutMs?: number
}

/** Letters by a printer that takes `POST {to, subject, text}` as {@link handOver} hands it, prints it and posts it. */
export function httpPost({ url, key, timeoutMs = 10_000 }: Config): Post {
  return { send: ({ id, to, subject, text }) => handOver({ url, key, timeoutMs }, id, { to, subject, text }) }
}
