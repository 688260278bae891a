import type * as z from 'zod'
import { healthSince } from '#features/chips/queries.ts'
import { petByChip } from '#features/lookup/queries.ts'
import { earlier, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { readinessOf } from '#platform/server/readiness.ts'
import type { Services } from '#platform/server/services.ts'
import { countText } from '#platform/text/counttext.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { StatusOfPart } from './shapes.ts'

type Part = z.input<typeof StatusOfPart>

/** A number of the range that’s kept for tests (ISO 11784): no animal has it. */
const TEST_NUMBER = '999000000000000'
const SLOW_MS = 1_000
/** Of what others are asked, or of what is sent, at least so much must come off well. */
const WELL = 0.9

/** Asks each part of the register how it is. */
export async function checkParts(db: Db, services: Services, now: Date): Promise<{ checkedAt: Date; parts: Part[] }> {
  const parts = await Promise.all([
    search(db),
    Promise.resolve(room(services)),
    registers(db, now),
    messages(db, now),
    backups(db, services),
    history(db),
  ])
  return { checkedAt: now, parts }
}

async function search(db: Db): Promise<Part> {
  const began = performance.now()
  await petByChip(db, TEST_NUMBER)
  const ms = Math.max(1, Math.round(performance.now() - began))
  const words = `A test number was looked up in ${countText(ms)} ${ms === 1 ? 'millisecond' : 'milliseconds'}.`
  return { part: 'search', state: ms < SLOW_MS ? 'works' : 'watch', words }
}

function room({ disk }: Services): Part {
  if (disk.room() === 'plenty') return { part: 'room', state: 'works', words: 'You can register, change records and upload photos.' }
  return {
    part: 'room',
    state: 'watch',
    words: 'Space is short, so some uploads can be refused. Looking up and registering a chip still work.',
  }
}

async function registers(db: Db, now: Date): Promise<Part> {
  const health = await healthSince(db, londonDate(earlier(now, { days: 7 })))
  const [asked, answered] = [sumOf(health.map((row) => row.asked)), sumOf(health.map((row) => row.answered))]
  if (asked === 0) return { part: 'registers', state: 'unknown', words: 'We haven’t had to ask another register in the last 7 days.' }
  const words = `In the last 7 days, other registers answered ${countText(answered)} of our ${countText(asked)} questions in time.`
  return { part: 'registers', state: stateOf(answered / asked), words }
}

async function messages(db: Db, now: Date): Promise<Part> {
  const heard = await db
    .selectFrom('delivery')
    .select(({ fn }) => ['delivered', fn.countAll<number>().as('count')])
    .where('at', '>', earlier(now, { hours: 24 }))
    .groupBy('delivered')
    .execute()
  const arrived = sumOf(heard.filter(({ delivered }) => delivered).map(({ count }) => count))
  const all = sumOf(heard.map(({ count }) => count))
  if (all === 0) return { part: 'messages', state: 'unknown', words: 'We haven’t sent an e-mail or a text in the last 24 hours.' }
  const words = `In the last 24 hours, ${countText(arrived)} of our ${countText(all)} e-mails and texts went out.`
  return { part: 'messages', state: stateOf(arrived / all), words }
}

async function backups(db: Db, { disk }: Services): Promise<Part> {
  const { backup } = await readinessOf(db, disk)
  const age = backup.hours === null ? '' : hoursText(backup.hours)
  if (backup.state === 'good')
    return { part: 'backups', state: 'works', words: `The last backup was taken ${age} ago, and read back to check it.` }
  if (backup.state === 'late')
    return { part: 'backups', state: 'watch', words: `There’s been no good backup for ${age}. One is due each day.` }
  return { part: 'backups', state: 'unknown', words: 'This register is new, and its first backup is due within a day.' }
}

async function history(db: Db): Promise<Part> {
  const last = await db.selectFrom('historyCheck').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst()
  if (!last) return { part: 'history', state: 'unknown', words: 'The history hasn’t been checked yet. That happens every night.' }
  const when = whenText(last.at)
  if (last.differences === 0)
    return { part: 'history', state: 'works', words: `${countText(last.events)} events were checked on ${when}, and all of them fit.` }
  return { part: 'history', state: 'watch', words: `The check on ${when} found something that doesn’t fit. Our staff are looking into it.` }
}

/** `share`: how many came off well. */
function stateOf(share: number): Part['state'] {
  if (share >= WELL) return 'works'
  return share > 0 ? 'watch' : 'down'
}

const sumOf = (numbers: readonly (number | string | bigint)[]) => numbers.reduce<number>((sum, one) => sum + Number(one), 0)

function hoursText(hours: number): string {
  const whole = Math.floor(hours)
  if (whole === 0) return 'less than an hour'
  return whole === 1 ? 'an hour' : `${countText(whole)} hours`
}
