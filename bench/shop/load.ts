import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createHistogram } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import type { Round } from '../rounds.ts'
import type { Request } from './tasks.ts'

interface Firing {
  url: string
  connections: number
  seconds: number
  next: () => Request[]
}

/** Does one piece of work after the other on each of these connections. Throws when an answer is not 200: what is wrong is not worth measuring. */
export async function fire({ url, connections, seconds, next }: Firing): Promise<Round> {
  const microseconds = createHistogram()
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const began = performance.now()
  const until = began + seconds * 1000
  async function work() {
    while (performance.now() < until) {
      const start = performance.now()
      for (const one of next()) await ask(url, one, agent)
      microseconds.record(Math.max(1, Math.ceil((performance.now() - start) * 1000)))
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  const elapsed = (performance.now() - began) / 1000
  agent.destroy()
  return { perSecond: microseconds.count / elapsed, p50: microseconds.percentile(50) / 1000, p99: microseconds.percentile(99) / 1000 }
}

let networks = 0

/** Each request comes from another network, as those of many visitors do; none of them reaches a limit. */
export async function ask(url: string, { method, path, body, token }: Request, agent?: Agent): Promise<string> {
  networks += 1
  const headers = {
    'x-forwarded-for': `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`,
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(token && { authorization: token }),
  }
  const sent = request(`${url}/api/v1/user/${path}`, { method, headers, agent })
  sent.end(body)
  const [reply] = await once(sent, 'response')
  const answered = await text(reply)
  if (reply.statusCode !== 200) throw new Error(`${method} ${path}: ${reply.statusCode} ${answered.slice(0, 300)}`)
  return answered
}
