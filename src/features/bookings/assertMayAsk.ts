import { outsidePractice } from '#features/implanting/policy.ts'
import { practiceOf } from '#features/implanting/queries/practices.ts'
import type { Db } from '#platform/database/db.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import type { CallContext } from '#platform/server/answer.ts'
import type { createImplanterBooking } from './contract.ts'

const MOST_WAITING = 5

/** BOOK-1, IMPLANT-1, IMPLANT-2: nobody books themselves, or an animal that the implanter can't chip. */
export async function assertMayAsk({ input, who, db, refuse }: CallContext<typeof createImplanterBooking>): Promise<void> {
  if (input.implanterId === who.id) throw refuse('ownBooking')
  const account = await db
    .selectFrom('account')
    .select(['emailVerifiedAt', 'mobileVerifiedAt'])
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow()
  if (!account.emailVerifiedAt && !account.mobileVerifiedAt) throw refuse('confirmFirst')
  const practice = await practiceOf(db, input.implanterId)
  for (const [index, { petId, species }] of input.animals.entries()) {
    const why = outsidePractice(practice, species)
    if (why) throw refuse(why === 'notVerified' ? 'noSuchImplanter' : why, { field: `animals.${index}.species` })
    if (petId && !(await isKept(db, petId, who.id))) throw refuse('notYours', { field: `animals.${index}.name` })
  }
  await oneAtATime(db, `bookings/${who.id}`)
  const waiting = await db
    .selectFrom('booking')
    .select('id')
    .where('customerId', '=', who.id)
    .where('status', 'in', ['held', 'requested'])
    .execute()
  if (waiting.length >= MOST_WAITING) throw refuse('tooMany')
}

const isKept = (db: Db, petId: string, keeperId: string) =>
  db.selectFrom('pet').select('id').where('id', '=', petId).where('keeperId', '=', keeperId).executeTakeFirst()
