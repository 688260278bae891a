import { accountById } from '#features/accounts/queries.ts'
import { expireOverdue } from '#features/offers/expireOverdue.ts'
import { askToConfirm } from '#features/offers/makeOffers.ts'
import { CHANGED } from '#features/pets/lifecycle.ts'
import { lockPet, type PetRow, petWithChip } from '#features/pets/queries.ts'
import { factsRow } from '#features/pets/registration.ts'
import { paidWithCredit } from '#features/plans/queries/credits.ts'
import { takeCredit } from '#features/plans/takeCredits.ts'
import type { Contact } from '#platform/contract/contacts.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import type { registerChip } from './contract.ts'
import { ASKED_ALREADY } from './policy.ts'

type Asking = CallContext<typeof registerChip>
type Tools = LawTools & Pick<CallContext<never>, 'services' | 'notify' | 'queue'>

const KINDS = { customer: 'registration', breeder: 'litter' } as const

/** What was answered before, where the same device sends the same chip again. */
export async function answeredBefore({ input, who, db, refuse }: Asking) {
  if (!input.draftId) return null
  const before = await db
    .selectFrom('implant')
    .innerJoin('offer', 'offer.petId', 'implant.petId')
    .select(['implant.petId', 'implant.chipNumber', 'offer.id as requestId'])
    .where('implant.implanterId', '=', who.id)
    .where('implant.draftId', '=', input.draftId)
    .orderBy('offer.createdAt', 'desc')
    .orderBy('offer.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!before?.petId) return null
  const { petId, requestId, chipNumber } = before
  if (chipNumber !== input.pet.chipNumber) throw refuse('draftUsed', { field: 'draftId' })
  return { petId, petName: input.pet.name, requestId, chipNumber }
}

/** The animal that this implanter registered under the chip, and that nobody has said to be theirs; held. */
export async function unconfirmedOfMine({ input, who, db }: Asking): Promise<PetRow | null> {
  const known = await petWithChip(db, input.pet.chipNumber)
  const pet = known && (await lockPet(db, known.id))
  const mine = pet?.status === 'awaitingConfirmation' && pet.keeperId === who.id && pet.chipNumber === input.pet.chipNumber
  return mine ? pet : null
}

/** Asks somebody else, or the same person again, about an animal that is on the register already: what is written of it now is right. */
export async function askAgain(context: Asking, pet: PetRow) {
  const { input, who, db, now, refuse, recordEvent } = context
  const hasEnded = pet.isOffered && (await expireOverdue(context, [pet.id], input.to))
  if (pet.isOffered && !hasEnded) throw refuse('chipTaken', { because: ASKED_ALREADY, field: 'pet.chipNumber' })
  const { name: implanterName } = await accountById(db, who.id)
  const facts = {
    ...factsRow({ ...input.pet, photoId: pet.photoId, implant: { ...input.implant, implanterName } }),
    species: input.pet.species,
  }
  const originalName = input.pet.originalName || input.pet.name
  await db
    .updateTable('pet')
    .set({ ...facts, originalName, updatedAt: now })
    .where('id', '=', pet.id)
    .execute()
  await recordEvent('pet', pet.id, { move: 'update', clause: CHANGED.clause, by: 'Implanter', facts: { changed: ['request'] } })
  const { email: customerEmail = null, mobile: customerMobile = null } = input.to
  await db
    .updateTable('implant')
    .set({ ...input.implant, species: input.pet.species, customerEmail, customerMobile, draftId: input.draftId ?? null, changedAt: now })
    .where('chipNumber', '=', input.pet.chipNumber)
    .execute()
  return request(context, pet.id)
}

/** Asks the person whether the animal that was just registered is theirs. */
export async function request(context: Asking, petId: string) {
  const { input, who, refuse } = context
  const { name, chipNumber } = input.pet
  const asked = { pet: { id: petId, name }, from: who.id, to: input.to, kind: KINDS[input.as], gives: input.withCredit }
  const requestId = await askKeeper(context, asked)
  if (!requestId) throw refuse('noneLeft', { field: 'withCredit' })
  return { petId, petName: name, requestId, chipNumber }
}

interface Asked {
  pet: { id: string; name: string }
  /** The implanter. */
  from: string
  to: Contact
  kind: 'registration' | 'litter'
  /** The implanter gives the registration, unless they have given it already. */
  gives: boolean
}

/** Pays where the implanter gives the registration, and asks the person; null where none is left to give. The caller holds the animal. */
export async function askKeeper(context: Tools, { pet, from, to, kind, gives }: Asked): Promise<string | null> {
  const { db, now } = context
  await expireOverdue(context, [pet.id], to)
  const takes = gives && !(await paidWithCredit(db, [pet.id])).has(pet.id)
  if (takes && !(await takeCredit(db, from, pet.id, now))) return null
  const [request] = await askToConfirm(context, { pets: [pet], from, to, kind })
  if (!request) throw new Error('No one was asked')
  return request.id
}
