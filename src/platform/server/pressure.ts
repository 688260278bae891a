import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

const FULL = 0.85

export interface Gauge {
  isHigh(): boolean
  close(): void
}

/**
 * Whether the process is short of time or memory. A look that comes late by as much as it was due in says that everybody waits as long before
 * anything of theirs is begun; one such look is a single piece of work, which is over by then, and two in a row are more than can be done.
 */
export function pressureGauge(lookEveryMs = 500): Gauge {
  const given = process.constrainedMemory()
  const memory = Math.min(given > 0 ? given : Number.POSITIVE_INFINITY, totalmem())
  let isHigh = false
  let wasLate = false
  let looked = performance.now()
  let worked = process.threadCpuUsage()
  const looking = setInterval(() => {
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
    const isLate = performance.now() - looked > 2 * lookEveryMs && workSince(worked) > lookEveryMs
    looked = performance.now()
    worked = process.threadCpuUsage()
    isHigh = (isLate && wasLate) || used > limit * FULL || process.memoryUsage.rss() > memory * FULL
    wasLate = isLate
  }, lookEveryMs).unref()
  return { isHigh: () => isHigh, close: () => clearInterval(looking) }
}

/**
 * How many milliseconds this thread has worked. A process is late as well while others have the processor, but turning people away would not
 * give it back; what our own database is too busy for is refused when no connection comes free.
 */
function workSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * Under pressure every call but a few is turned away before anything is done for it, so that those few are answered still: whoever has
 * found an animal goes first. Pages, files and what machines ask of our health are not calls, and go on.
 */
export function shedUnderPressure(app: FastifyInstance, spared: ReadonlySet<string>, gauge: Gauge): void {
  app.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config
    if (call === undefined || spared.has(call) || !gauge.isHigh()) return
    throw new Refusal(503, 'registerBusy', 'The register is very busy. You haven’t lost anything: try again in a few seconds.', {
      retryAfter: 5,
    })
  })
  app.addHook('onClose', async () => gauge.close())
}
