import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

const LOOK_EVERY_MS = 500
/** A look that comes so late says that everybody waits as long before anything of theirs is begun. */
const LONGEST_DELAY_MS = 500
const FULL = 0.85

export interface Gauge {
  isHigh(): boolean
  close(): void
}

/** Whether the process is short of time or memory, looked at twice a second. */
export function pressureGauge(): Gauge {
  const given = process.constrainedMemory()
  const memory = Math.min(given > 0 ? given : Number.POSITIVE_INFINITY, totalmem())
  let isHigh = false
  let looked = performance.now()
  const looking = setInterval(() => {
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
    const late = performance.now() - looked - LOOK_EVERY_MS
    looked += late + LOOK_EVERY_MS
    isHigh = late > LONGEST_DELAY_MS || used > limit * FULL || process.memoryUsage.rss() > memory * FULL
  }, LOOK_EVERY_MS).unref()
  return { isHigh: () => isHigh, close: () => clearInterval(looking) }
}

/**
 * Under pressure every call but a few is turned away before anything is done for it, so that those few are answered still: whoever has
 * found an animal goes first. Pages, files and what machines ask of our health are not calls, and go on.
 */
export function shedUnderPressure(app: FastifyInstance, spared: ReadonlySet<string>, gauge: Gauge): void {
  app.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config
    if (call === undefined || spared.has(call) || !gauge.isHigh()) return
    throw new Refusal(503, 'registerBusy', 'The register has too much to do now. Nothing is lost: try again in a few seconds.', {
      retryAfter: 5,
    })
  })
  app.addHook('onClose', async () => gauge.close())
}
