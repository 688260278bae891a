import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Clock, Span } from '#platform/clock/clock.ts'
import type { Job } from '#platform/jobs/job.ts'
import { Refusal } from './refusal.ts'

interface Work {
  jobs: readonly Job[]
  runJob: (name: string, data: unknown) => Promise<void>
}

const Turn = z.object({
  days: z.coerce.number().int().min(0).max(4000).default(0),
  hours: z.coerce.number().int().min(0).max(23).default(0),
})

/**
 * `/dev/time`: lets days pass in a moment, a day at a time, and does each day's timed work, so that whoever tries the register sees
 * reminders, expiries and windows happen. Development only: in production time passes by itself.
 */
export function letTimePass(app: FastifyInstance, clock: Clock & { turn(by: Span): void }, { jobs, runJob }: Work): void {
  const timed = jobs.filter(({ schedule }) => schedule)
  const pass = async (by: Span) => {
    clock.turn(by)
    for (const { name } of timed) await runJob(name, {})
  }

  app.post('/dev/time', async (request) => {
    const turn = Turn.safeParse(request.body)
    if (!turn.success) throw new Refusal(400, 'checkAnswers', 'Send JSON like {"days": 3, "hours": 4}: up to 4000 days and 23 hours')
    const { days, hours } = turn.data
    for (let day = 0; day < days; day += 1) await pass({ days: 1 })
    if (hours > 0) await pass({ hours })
    return { now: clock.now().toISOString() }
  })
  app.get('/dev/time', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(clock.now())))
  app.get('/dev/time.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT))
}

const page = (now: Date) => `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Time</title>
<meta name="viewport" content="width=device-width"><style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:45rem;margin:auto;padding:1.5rem}
button{font:inherit;padding:.5rem 1rem;margin:.25rem}</style></head><body><h1>Time</h1>
<p>For the register, it’s <time id="now">${now.toISOString()}</time>.</p>
<p>Move time on, with each day’s work:</p>
${[1, 3, 7, 14, 28].map((days) => `<button data-days="${days}">${days} ${days === 1 ? 'day' : 'days'}</button>`).join('')}
<script src="/dev/time.js"></script></body></html>`

const SCRIPT = `for (const button of document.querySelectorAll('button')) button.onclick = async () => {
  button.disabled = true
  await fetch('/dev/time', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(button.dataset) })
  location.reload()
}
`
