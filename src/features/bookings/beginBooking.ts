import type * as z from 'zod'
import { later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { answerBefore } from './answerbefore.ts'
import { blockedBy } from './blocked.ts'
import { bookingLife, HELD_MINUTES } from './lifecycle.ts'
import type { BookedAnimal, KeptAddress, PriceLine, VisitKind } from './shapes.ts'
import type { Slot } from './slots.ts'

interface Wanted {
  implanterId: string
  customerId: string
  slot: Slot
  visit: VisitKind
  animals: z.output<typeof BookedAnimal>[]
  address: z.output<typeof KeptAddress>
  notes: string
  metres: number | null
  travelMinutes: number
  price: { lines: PriceLine[]; pence: number; depositPence: number }
}

/** BOOK-1, BOOK-2: asks an implanter for a visit, or holds its time until the deposit is paid. The caller has made sure that the time is free. */
export async function beginBooking({ db, now, start }: LawTools, { slot, animals, address, price, ...wanted }: Wanted) {
  const asks = price.depositPence === 0
  const [id, status] = [newId(), asks ? ('requested' as const) : ('held' as const)]
  const answerBy = asks ? answerBefore(now, slot.startsAt) : later(now, { minutes: HELD_MINUTES })
  const { lines, pence, depositPence } = price
  await db
    .insertInto('booking')
    .values({
      id,
      status,
      statusAt: now,
      ...wanted,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      blocked: blockedBy(slot),
      animals: JSON.stringify(animals),
      address: JSON.stringify(address),
      lines: JSON.stringify(lines),
      pence,
      depositPence,
      answerBy,
      createdAt: now,
    })
    .execute()
  const facts = { animals: animals.length, visit: wanted.visit, pence, depositPence }
  await start(bookingLife, asks ? 'request' : 'hold', { id, status }, 'requester', facts)
  return { id, status, answerBy }
}
