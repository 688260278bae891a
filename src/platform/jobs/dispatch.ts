import { sql } from 'kysely'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionServices } from '#platform/server/services.ts'
import { hashOfAddress, type Verification, verificationOf } from './addresses.ts'
import { ALLOWANCE, type Class, OF_ONE_SOURCE, OVER } from './allowance.ts'
import { type Form, inForm } from './forms.ts'
import type { Channel, ReadMessage } from './message.ts'

interface Sending {
  db: Db
  now: Date
  services: TransactionServices
}

/** What to hand to the carrier now; `later` where it has to be tried again; null where nothing goes out. */
export type Decided = ReadMessage | 'later' | null

/**
 * Decides what one address is sent of a message: all of it, our own fixed words, our question, or nothing. One address at a time, over all
 * processes, so that many at once are still counted one by one. Asked again about the same message, it decides the same.
 */
export function decide({ db, now, services }: Sending, message: ReadMessage): Promise<Decided> {
  const hash = hashOfAddress(services, message.channel, message.to)
  return db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`address/${hash}`}, 3))`.execute(db)
    const known = await db.selectFrom('dispatch').select(['outcome', 'form']).where('messageId', '=', message.id).executeTakeFirst()
    const verification = await verificationOf(db, hash, message.channel, message.to)
    if (known) return known.outcome === 'sent' ? inForm(message, known.form, { hash, verification, services }) : null

    const plan = planOf(message, verification)
    const outcome = 'outcome' in plan ? plan.outcome : await outcomeOf({ db, now }, { hash, message, count: plan.count })
    if (outcome === 'later') return 'later'
    await writeDown(db, { hash, message, plan, outcome, now })
    if (outcome !== 'sent') return null
    if (plan.form === 'question') await markAsked(db, { hash, address: message.to, now })
    return inForm(message, plan.form, { hash, verification, services })
  })
}

type Outcome = 'sent' | 'held' | 'dropped' | 'notConfirmed' | 'stopped'
type Plan = { form: Form; count: Class } | { form: Form; count: Class; outcome: 'notConfirmed' | 'stopped' }

/** In which form an address may have a message, before anything is counted. */
function planOf(message: ReadMessage, verification: Verification): Plan {
  const { kind } = message
  const whole = { form: 'whole', count: kind } as const
  if (message.channel === 'post') return whole
  if (kind === 'conversation') return planOfConversation(message.proven ?? false, verification)
  if (verification.confirmed || message.proven) return whole
  const fixed = message.fixed !== undefined
  if (kind === 'code') return { form: fixed ? 'fixed' : 'whole', count: verification.stopped ? 'afterStop' : 'code' }
  if (verification.stopped) return { ...whole, outcome: 'stopped' }
  if (verification.agreed) return whole
  if (!fixed) return { ...whole, outcome: 'notConfirmed' }
  return { form: 'fixed', count: kind === 'needed' ? 'needed' : 'fixed' }
}

/** What others write reaches an address only once its reader has said yes, also where they have an account: anybody may type it. */
function planOfConversation(proven: boolean, { agreed, stopped, askedAt }: Verification): Plan {
  const whole = { form: 'whole', count: 'conversation' } as const
  if (stopped) return { ...whole, outcome: 'stopped' }
  if (proven || agreed) return whole
  return askedAt ? { ...whole, outcome: 'notConfirmed' } : { form: 'question', count: 'question' }
}

interface Counted {
  hash: string
  message: ReadMessage
  count: Class
}

async function outcomeOf(at: { db: Db; now: Date }, counted: Counted): Promise<Outcome | 'later'> {
  return (await hasRoom(at, { ...counted, channel: counted.message.channel, source: counted.message.source }))
    ? 'sent'
    : OVER[counted.count]
}

interface Asked {
  hash: string
  channel: Channel
  count: Class
  source?: string | undefined
}

/** Whether an address may be sent one more of a class. */
export async function hasRoom({ db, now }: { db: Db; now: Date }, { hash, channel, count, source }: Asked): Promise<boolean> {
  const windows = ALLOWANCE[channel][count]
  const longest = Math.max(...windows.map(({ hours }) => hours))
  const sent = await db
    .selectFrom('dispatch')
    .select(['at', 'source'])
    .where('hash', '=', hash)
    .where('channel', '=', channel)
    .where('class', '=', count)
    .where('outcome', '=', 'sent')
    .where('at', '>', earlier(now, { hours: longest }))
    .execute()
  const within = (hours: number) => sent.filter(({ at }) => at > earlier(now, { hours }))
  const ofSource = source ? within(1).filter((one) => one.source === source).length : 0
  return ofSource < OF_ONE_SOURCE[channel] && windows.every(({ times, hours }) => within(hours).length < times)
}

/** Whether an address may be sent another code or link now, so that a call can say so in place of promising one that would not come. */
export async function hasRoomForCode({ db, now, services }: Sending, channel: 'email' | 'sms', address: string): Promise<boolean> {
  const hash = hashOfAddress(services, channel, address)
  const { confirmed, stopped } = await verificationOf(db, hash, channel, address)
  return hasRoom({ db, now }, { hash, channel, count: stopped && !confirmed ? 'afterStop' : 'code' })
}

interface Written {
  hash: string
  message: ReadMessage
  plan: Plan
  outcome: Outcome
  now: Date
}

async function writeDown(db: Db, { hash, message, plan, outcome, now }: Written): Promise<void> {
  const { id: messageId, channel, to, source = null } = message
  const held = outcome === 'held' ? { heldFor: to, subject: 'subject' in message ? message.subject : '' } : { heldFor: null, subject: null }
  await db
    .insertInto('dispatch')
    .values({ messageId, hash, channel, class: plan.count, source, outcome, form: plan.form, at: now, ...held })
    .execute()
}

const markAsked = (db: Db, { hash, address, now }: { hash: string; address: string; now: Date }) =>
  db
    .insertInto('addressChoice')
    .values({ hash, address, askedAt: now })
    .onConflict((same) => same.column('hash').doUpdateSet({ address, askedAt: now }))
    .execute()
