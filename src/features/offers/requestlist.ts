import { petGlance } from '#features/pets/queries/record.ts'
import { type PetRow, petsWithChip } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { OPEN_OFFER, offerLife } from './lifecycle.ts'
import type { OfferRow } from './mine.ts'
import { offerersOf, sellerNamesOf } from './offerers.ts'
import { whatMay } from './policy.ts'
import { unlicensedAmong } from './queries/licences.ts'
import { contactsOf } from './queries.ts'
import { registrationsOf } from './registrations.ts'

/** Notes that these offers have been seen. One that is answered at the same moment stays as it was answered. */
export async function recordSeen(
  { db, transition }: Pick<CallContext<never>, 'db' | 'transition'>,
  offers: readonly OfferRow[],
): Promise<OfferRow[]> {
  const unseen = offers.filter(({ status }) => status === 'sent').map(({ id }) => id)
  if (unseen.length === 0) return [...offers]
  const held = await db
    .selectFrom('offer')
    .select('id')
    .where('id', 'in', unseen)
    .where('status', '=', 'sent')
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id } of held) await transition(offerLife, 'open', id, 'recipient')
  const seen = new Set(held.map(({ id }) => id))
  return offers.map((offer) => (seen.has(offer.id) ? { ...offer, status: 'opened' as const } : offer))
}

/** Offers as one of the two sides sees them, in the order given. */
export async function requestsShown(db: Db, offers: readonly OfferRow[], who: Person, now: Date) {
  if (offers.length === 0) return []
  const petIds = offers.map(({ petId }) => petId)
  const pets = new Map((await petsWithChip(db).where('pet.id', 'in', petIds).execute()).map((pet) => [pet.id, pet]))
  const mine = offers.filter(({ fromAccount }) => fromAccount === who.id)
  const contactOf = await contactsOf(db, who.id, mine)
  const offererOf = await offerersOf(db, offers, now)
  const sellerNameOf = await sellerNamesOf(db, offers)
  const registrations = await registrationsOf(db, offers, who.id, now)
  const unlicensed = await unlicensedAmong(db, [...new Set(offers.map(({ fromAccount }) => fromAccount))], now)
  return offers.flatMap((offer) => {
    const pet = pets.get(offer.petId)
    if (!pet) return []
    const { id, petId, kind, status, createdAt, answerBy, statusAt } = offer
    const isOpen = OPEN_OFFER.some((one) => one === status)
    return {
      id,
      petId,
      kind,
      status,
      isOpen,
      pet: isOpen || pet.keeperId === who.id ? petGlance(pet) : petGlance(asItWas(pet)),
      other: offer.fromAccount === who.id ? contactOf(offer) : offererOf(offer),
      from: isOpen ? sellerNameOf(offer) : null,
      note: isOpen ? offer.note : null,
      sentAt: createdAt,
      answerBy,
      answeredAt: isOpen ? null : statusAt,
      registration: registrations.get(id) ?? null,
      can: whatMay(who, { ...offer, pet, unlicensed, now }),
    }
  })
}

/** What a later keeper calls it, and their picture, are nobody else's. */
const asItWas = (pet: PetRow): PetRow => ({ ...pet, name: pet.originalName, photoId: null })
