import { type PetRow, petsWithChip } from '#features/pets/queries.ts'
import { masked, maskedPhone } from '#platform/contract/masked.ts'
import type { Db } from '#platform/database/db.ts'
import { OPEN_OFFER } from './lifecycle.ts'

/** Several pets, held until the transaction ends, in an order in which two callers never wait for each other. */
export async function lockPets(db: Db, petIds: readonly string[]): Promise<PetRow[]> {
  await db.selectFrom('pet').select('id').where('id', 'in', petIds).orderBy('id').forUpdate().execute()
  return petsWithChip(db).where('pet.id', 'in', petIds).orderBy('pet.id').execute()
}

/** The live offer of each animal that has one, with whom it is offered to as its keeper may see it. */
export async function liveOffersOf(db: Db, petIds: readonly string[]): Promise<Map<string, { id: string; to: string; answerBy: Date }>> {
  if (petIds.length === 0) return new Map()
  const offers = await db
    .selectFrom('offer')
    .select(['id', 'petId', 'toEmail', 'toMobile', 'answerBy'])
    .where('petId', 'in', petIds)
    .where('status', 'in', OPEN_OFFER)
    .execute()
  return new Map(offers.map(({ id, petId, answerBy, ...named }) => [petId, { id, answerBy, to: contactShown(named) }]))
}

/** To whom an animal is offered, as whoever offers it may see it later. */
export function contactShown({ toEmail, toMobile }: { toEmail: string | null; toMobile: string | null }): string {
  if (toEmail) return masked(toEmail)
  return toMobile ? maskedPhone(toMobile) : 'The person who had its transfer code'
}

export const liveCodes = (db: Db, petIds: readonly string[], now: Date) =>
  db
    .selectFrom('transferCode')
    .selectAll()
    .where('petId', 'in', petIds)
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)

/** Until when the transfer code of each animal is good, for those that have one. */
export async function liveCodesOf(db: Db, petIds: readonly string[], now: Date): Promise<Map<string, Date>> {
  if (petIds.length === 0) return new Map()
  const codes = await liveCodes(db, petIds, now).execute()
  return new Map(codes.map(({ petId, expiresAt }) => [petId, expiresAt]))
}

/** Under which purpose the codes of transfer packs are derived. */
export const TRANSFER = 'transfer'

/** Who has said that an animal is not theirs, for one of these reasons, is told no more of it. */
export const NOT_THEIRS: readonly string[] = ['notMine', 'neverBought']

/**
 * To whom an animal was registered that nobody has said to be theirs, so that a finder reaches them too: also when they did not answer, and
 * when they said that something was wrong with the record. Null for any other animal, and where they said that it is not theirs.
 */
export async function askedToConfirm(db: Db, petId: string): Promise<{ email: string | null; mobile: string | null } | null> {
  const last = await db
    .selectFrom('offer')
    .innerJoin('pet', 'pet.id', 'offer.petId')
    .select(['offer.status', 'offer.reason', 'offer.toEmail as email', 'offer.toMobile as mobile'])
    .where('pet.id', '=', petId)
    .where('pet.status', '=', 'awaitingConfirmation')
    .orderBy('offer.createdAt', 'desc')
    .orderBy('offer.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last || last.status === 'withdrawn' || NOT_THEIRS.includes(last.reason ?? '')) return null
  return { email: last.email, mobile: last.mobile }
}
