import type * as z from 'zod'
import { speciesWords } from '#knowledge/animals/species.ts'
import type { Db } from '#platform/database/db.ts'
import { listed } from '#platform/listed.ts'
import type { BookingRow } from './queries.ts'
import { BookedAnimal, KeptAddress } from './shapes.ts'
import { addressLine } from './terms.ts'

/** A visit as the messages about it name it. */
export interface Sides {
  id: string
  startsAt: Date
  visit: BookingRow['visit']
  answerBy: Date
  proposedAt: Date | null
  reason: string | null
  implanterName: string
  /** The number the implanter shows to everyone; empty where they show none. */
  implanterPhone: string
  customerName: string
  /** "Pip and Moss" */
  animals: string
  /** Where it is; empty for one that is forgotten. */
  where: string
}

/** The names of both sides of a visit and what it is for. */
export async function sidesOf(db: Db, booking: BookingRow): Promise<Sides> {
  const { id, startsAt, visit, proposedAt, reason, implanterId, customerId } = booking
  const names = await db
    .selectFrom('account')
    .leftJoin('bookingTerms', 'bookingTerms.accountId', 'account.id')
    .select(['account.id', 'account.name', 'bookingTerms.publicName', 'bookingTerms.publicPhone'])
    .where('account.id', 'in', [implanterId, customerId])
    .execute()
  const implanter = names.find((one) => one.id === implanterId)
  return {
    id,
    startsAt,
    visit,
    proposedAt,
    reason,
    answerBy: booking.answerBy ?? startsAt,
    implanterName: implanter?.publicName || (implanter?.name ?? ''),
    implanterPhone: implanter?.publicPhone ?? '',
    customerName: names.find((one) => one.id === customerId)?.name ?? '',
    animals: animalWords(animalsOf(booking)),
    where: booking.address ? addressLine(KeptAddress.parse(booking.address)) : '',
  }
}

export const animalsOf = ({ animals }: Pick<BookingRow, 'animals'>) => BookedAnimal.array().parse(animals)

/** "Pip (dog) and Moss (cat)" */
export const animalWords = (animals: readonly z.output<typeof BookedAnimal>[]) =>
  listed(animals.map(({ name, species }) => `${name} (${speciesWords[species].one})`))
