import { type Selectable, sql } from 'kysely'
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
  return new Map(offers.map(({ id, petId, answerBy, kind, ...named }) => [petId, { id, answerBy, to: contactOf({ kind, ...named }) }]))
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

/** To whom an animal is offered, for whoever offers it: a breeder reads whole what they typed. */
export const contactOf = ({ kind, ...named }: Named & { kind: string }): string =>
  (kind === 'sale' && (named.toEmail ?? (named.toMobile && shownMobile(named.toMobile)))) || contactShown(named)

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

type Sent = Named & { petId: string; kind: string }

/** To whom a breeder has offered these animals, as they typed it, with the name they noted of the same person; others are told of as always. */
export async function contactsOf(db: Db, fromAccount: string, offers: readonly Sent[]): Promise<(offer: Sent) => string> {
  const petIds = offers.filter(({ kind }) => kind === 'sale').map(({ petId }) => petId)
  const notes = await notesOfBuyers(db, fromAccount, petIds)
  return (offer) => {
    const note = notes.find(
      ({ petId, email, mobile }) => petId === offer.petId && isAlike(email, offer.toEmail) && isAlike(mobile, offer.toMobile),
    )
    return note && (offer.toEmail || offer.toMobile) ? `${note.name} (${contactOf(offer)})` : contactOf(offer)
  }
}

const isAlike = (noted: string | null, typed: string | null) => !noted || !typed || noted === typed

async function notesOfBuyers(db: Db, breederId: string, petIds: readonly string[]) {
  if (petIds.length === 0) return []
  const ofPet = sql<string>`coalesce(reservation.pet_id, newborn.pet_id)`
  return db
    .selectFrom('reservation')
    .leftJoin('newborn', 'newborn.id', 'reservation.newbornId')
    .select([ofPet.as('petId'), 'reservation.name', 'reservation.email', 'reservation.mobile'])
    .where('reservation.breederId', '=', breederId)
    .where(ofPet, 'in', [...petIds])
    .execute()
}

/** The buyer’s address or number that a breeder typed for each of these animals, in the offer that’s open or was accepted. */
export async function buyersTyped(db: Db, breederId: string, petIds: readonly string[]) {
  if (petIds.length === 0) return new Map<string, { email: string | null; mobile: string | null }>()
  const offers = await db
    .selectFrom('offer')
    .distinctOn('petId')
    .select(['petId', 'toEmail as email', 'toMobile as mobile'])
    .where('fromAccount', '=', breederId)
    .where('kind', '=', 'sale')
    .where('status', 'in', [...OPEN_OFFER, 'accepted'])
    .where('petId', 'in', [...petIds])
    .orderBy('petId')
    .orderBy('createdAt', 'desc')
    .execute()
  return new Map(offers.map(({ petId, ...typed }) => [petId, typed]))
}
