import type * as z from 'zod'
import { outsidePractice } from '#features/implanting/policy.ts'
import { practiceOf } from '#features/implanting/queries/practices.ts'
import { Species } from '#knowledge/animals/shape.ts'
import type { Db } from '#platform/database/db.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import type { CallContext } from '#platform/server/answer.ts'
import type { createImplanterBooking } from './contract.ts'
import type { BookedAnimal } from './shapes.ts'

const MOST_WAITING = 5

/** BOOK-1, IMPLANT-1, IMPLANT-2: nobody books themselves, or an animal that the implanter can't chip. The animals, those we know as their record says. */
export async function assertMayAsk({ input, who, db, refuse }: CallContext<typeof createImplanterBooking>): Promise<Animal[]> {
  if (input.implanterId === who.id) throw refuse('ownBooking')
  const account = await db
    .selectFrom('account')
    .select(['status', 'emailVerifiedAt', 'mobileVerifiedAt'])
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow()
  if (account.status !== 'active') throw refuse('accountClosing')
  if (!account.emailVerifiedAt && !account.mobileVerifiedAt) throw refuse('confirmFirst')
  const practice = await practiceOf(db, input.implanterId)
  const kept = await petsOf(db, who.id, input.animals)
  const animals = input.animals.map(({ petId = null, ...told }, index) => {
    const pet = petId && kept.get(petId)
    if (petId && !pet) throw refuse('notYours', { field: `animals.${index}.name` })
    const animal = { petId, ...(pet || told) }
    const why = outsidePractice(practice, animal.species)
    if (why) throw refuse(why === 'notVerified' ? 'noSuchImplanter' : why, { field: `animals.${index}.species` })
    return animal
  })
  await oneAtATime(db, `bookings/${who.id}`)
  const waiting = await db
    .selectFrom('booking')
    .select('id')
    .where('customerId', '=', who.id)
    .where('status', 'in', ['held', 'requested'])
    .execute()
  if (waiting.length >= MOST_WAITING) throw refuse('tooMany')
  return animals
}

type Animal = z.output<typeof BookedAnimal>

/** What the register knows of the pets that are among the animals, by their ids. */
async function petsOf(db: Db, keeperId: string, animals: readonly { petId?: string | undefined }[]) {
  const ids = animals.flatMap(({ petId }) => petId ?? [])
  if (ids.length === 0) return new Map<string, Omit<Animal, 'petId'>>()
  const rows = await db
    .selectFrom('pet')
    .select(['id', 'name', 'species'])
    .where('keeperId', '=', keeperId)
    // An animal that an implanter chipped for a customer is in their name meanwhile, and not theirs to book for.
    .where('status', '<>', 'awaitingConfirmation')
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name, species }) => [id, { name, species: Species.parse(species) }]))
}
