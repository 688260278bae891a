import type { Selectable } from 'kysely'
import type { KeeperToBe } from '#database/types.ts'
import { type PetRow, petsWithChip } from '#features/pets/queries.ts'
import { masked, maskedPhone } from '#platform/contract/masked.ts'
import type { Db } from '#platform/database/db.ts'
import { shownMobile } from '#platform/text/mobile.ts'
import { OPEN_OFFER } from './lifecycle.ts'

/** Several pets, held until the transaction ends, in an order in which two callers never wait for each other. */
export async function lockPets(db: Db, petIds: readonly string[]): Promise<PetRow[]> {
  await db.selectFrom('pet').select('id').where('id', 'in', petIds).orderBy('id').forUpdate().execute()
  return petsWithChip(db).where('pet.id', 'in', petIds).orderBy('pet.id').execute()
}

/** The live offer of each animal that has one, with whom it is offered to as its keeper may see it: a breeder reads whole what they typed. */
export async function liveOffersOf(db: Db, petIds: readonly string[]): Promise<Map<string, { id: string; to: string; answerBy: Date }>> {
  if (petIds.length === 0) return new Map()
  const offers = await db
    .selectFrom('offer')
    .select(['id', 'petId', 'toEmail', 'toMobile', 'codeHash', 'contactForgottenAt', 'answerBy', 'kind'])
    .where('petId', 'in', petIds)
    .where('status', 'in', OPEN_OFFER)
    .execute()
  return new Map(
    offers.map(({ id, petId, answerBy, kind, ...named }) => [
      petId,
      { id, answerBy, to: (kind === 'sale' && (named.toEmail ?? (named.toMobile && shownMobile(named.toMobile)))) || contactShown(named) },
    ]),
  )
}

/** What is still open of what the letter about a request asks. */
export const openOfLetter = (db: Db, { id, letterOf }: { id: string; letterOf: string | null }) =>
  db
    .selectFrom('offer')
    .selectAll()
    .where((offer) => offer.or([offer('id', '=', id), ...(letterOf ? [offer('letterOf', '=', letterOf)] : [])]))
    .where('status', 'in', OPEN_OFFER)
    .orderBy('petId')
    .execute()

interface Named {
  toEmail: string | null
  toMobile: string | null
  codeHash: string | null
  contactForgottenAt: Date | null
}

/** To whom an animal is offered, as whoever offers it may see it later. */
export function contactShown({ toEmail, toMobile, codeHash, contactForgottenAt }: Named): string {
  if (contactForgottenAt) return 'The person you named'
  if (toEmail) return masked(toEmail)
  if (codeHash) return 'The person we’ve written to by post'
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
 * To whom animals were registered that nobody has said to be theirs, by animal: also when they did not answer, and when they said that
 * something was wrong with the record. Not where they said that it is not theirs, nor where the question was taken back.
 */
export async function namedKeepers(db: Db, petIds: readonly string[]) {
  const last = await db
    .selectFrom('offer')
    .innerJoin('pet', 'pet.id', 'offer.petId')
    .distinctOn('offer.petId')
    .select(['offer.petId', 'offer.status', 'offer.reason', 'offer.toEmail as email', 'offer.toMobile as mobile'])
    .where('pet.id', 'in', petIds)
    .where('pet.status', '=', 'awaitingConfirmation')
    .orderBy('offer.petId')
    .orderBy('offer.createdAt', 'desc')
    .orderBy('offer.id', 'desc')
    .execute()
  const named = last.filter(({ status, reason }) => status !== 'withdrawn' && !NOT_THEIRS.includes(reason ?? ''))
  return new Map(named.map(({ petId, email, mobile }) => [petId, { email, mobile }]))
}

/** The same for one animal, so that a finder reaches them too; null where nobody is. */
export async function askedToConfirm(db: Db, petId: string): Promise<{ email: string | null; mobile: string | null } | null> {
  return (await namedKeepers(db, [petId])).get(petId) ?? null
}

/** What implanters typed of the people for whom they registered these animals, by animal, until it is theirs. */
export async function keepersToBe(db: Db, petIds: readonly string[]) {
  if (petIds.length === 0) return new Map<string, ReturnType<typeof keeperToBe>>()
  const rows = await db.selectFrom('keeperToBe').selectAll().where('petId', 'in', petIds).execute()
  return new Map(rows.map((row) => [row.petId, keeperToBe(row)]))
}

const keeperToBe = ({ name, landline, line1, line2, town, county, postcode }: Typed) => ({
  name,
  landline,
  address: [line1, line2, town, county, postcode].flatMap((line) => line || []),
})

type Typed = Omit<Selectable<KeeperToBe>, 'petId' | 'givenAt'>
