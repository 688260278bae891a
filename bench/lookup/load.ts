import { createHistogram } from 'node:perf_hooks'
import autocannon from 'autocannon'
import type { Round } from '../rounds.ts'
import { chipOf } from './fill.ts'
import type { Target } from './target.ts'

/** Looks up random registered chips as fast as these connections can. Throws when any answer is not 200. */
export async function fire({
  target,
  rows,
  connections,
  seconds,
}: {
  target: Target
  rows: number
  connections: number
  seconds: number
}): Promise<Round> {
  const microseconds = createHistogram()
  const result = await autocannon({
    url: target.url,
    connections,
    duration: seconds,
    setupClient: (client) => client.on('response', (_status, _bytes, milliseconds) => microseconds.record(Math.ceil(milliseconds * 1000))),
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify({ chipNumber: chipOf(1 + Math.floor(Math.random() * rows)) }) }),
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${target.name}: ${result.non2xx} refusals and ${result.errors} errors`)
  return { perSecond: result.requests.average, p50: microseconds.percentile(50) / 1000, p99: microseconds.percentile(99) / 1000 }
}
