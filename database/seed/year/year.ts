import { idsOfPeople, PEOPLE, type PersonKey } from '#database/seed/people.ts'
import { STAFF } from '#database/seed/staff.ts'
import { paymentTransactionRequest } from '#features/payments/contract.ts'
import type { ToPay } from '#features/payments/shapes.ts'
import { type Clock, daysAfter, londonDate, type Span } from '#platform/clock/clock.ts'
import type { AnswerOf, Call, CallInput } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import type { Register } from '#src/register.ts'
import { payOnForm } from './pay.ts'

export type Living = Pick<Register, 'app' | 'db' | 'services' | 'callAs' | 'queue' | 'runJob'>

/** Who does something: one of the seven, or our staff. */
export type Doer = PersonKey | 'staff'

/** What the people of the demo do in their year is done with this. */
export interface Year {
  register: Living
  ids: Record<Doer, string>
  /** The day so many days before the year ends. */
  day: (daysAgo: number) => string
  /** The moment at which it happens. */
  now: () => Date
  /** Makes a call as one of them, or as a stranger. Throws its refusal. */
  as: (doer: Doer | null) => <C extends Call>(call: C, input: CallInput<C>) => Promise<AnswerOf<C>>
  /** Has one of them pay with a card that works. */
  pay: (doer: Doer, form: ToPay) => Promise<void>
}

/** Something that happens in the year. */
export interface Act {
  daysAgo: number
  happens: (year: Year) => Promise<unknown>
}

/** What happens about something that the first act gives: an order, an animal, a visit. */
interface Later<About> {
  daysAgo: number
  happens: (year: Year, about: About) => Promise<unknown>
}

/** An act, and those that are about what it gives. */
export function actsAbout<About>(daysAgo: number, begin: (year: Year) => Promise<About>, later: readonly Later<About>[]): Act[] {
  let begun: Promise<About> | undefined
  const about = () => begun ?? Promise.reject(new Error('What these acts are about hasn’t happened yet'))
  return [
    { daysAgo, happens: (year) => (begun = begin(year)) },
    ...later.map((act) => ({ daysAgo: act.daysAgo, happens: async (year: Year) => act.happens(year, await about()) })),
  ]
}

interface Past extends Living {
  clock: Clock & { turn(by: Span): void }
}

/** People are awake then. */
const OFFICE_HOURS = '10:20:00Z'

/** Has everything happen in its order, with the clock turned back, and turns it to the present again. */
export async function liveThrough(acts: readonly Act[], { clock, ...register }: Past): Promise<void> {
  const present = clock.now()
  let turned = 0
  const turn = (seconds: number) => {
    turned += seconds
    clock.turn({ seconds })
  }
  const ids = { ...(await idsOfPeople(register.db)), staff: await idOfStaff(register.db) }
  const as: Year['as'] = (doer) => (call, input) =>
    register.callAs(call, input, { who: doer && personOf(doer, ids), address: addressOf(doer, clock.now()) })
  const pay: Year['pay'] = async (doer, form) => {
    await payOnForm(register.app, form)
    await as(doer)(paymentTransactionRequest, { paymentId: form.paymentId })
  }
  const year = { register, ids, day: (daysAgo: number) => daysAfter(londonDate(present), -daysAgo), now: clock.now, as, pay }
  for (const { daysAgo, happens } of acts.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    turn((new Date(`${year.day(daysAgo)}T${OFFICE_HOURS}`).getTime() - clock.now().getTime()) / 1000)
    await happens(year)
    await register.queue.drain(register.runJob)
  }
  clock.turn({ seconds: -turned })
}

async function idOfStaff(db: Db): Promise<string> {
  return (await db.selectFrom('account').select('id').where('email', '=', STAFF.email).executeTakeFirstOrThrow()).id
}

function personOf(doer: Doer, ids: Year['ids']): Person {
  const { name, email, type } = doer === 'staff' ? { ...STAFF, type: 'Staff' as const } : PEOPLE[doer]
  return { id: ids[doer], name, email, roles: [type], sessionId: '' }
}

/** Strangers come from a network of their own each day. These addresses are for documentation (RFC 5737). */
const addressOf = (doer: Doer | null, at: Date) => (doer ? '192.0.2.1' : `198.51.100.${at.getUTCDate()}`)
