import { LETTERS_A_DAY } from '#features/offers/lifecycle.ts'
import { askToConfirm } from '#features/offers/makeOffers.ts'
import { CHANGED } from '#features/pets/lifecycle.ts'
import { lockPet, type PetRow, petWithChip } from '#features/pets/queries.ts'
import { factsRow } from '#features/pets/registration.ts'
import { paidWithCredit } from '#features/plans/queries/credits.ts'
import { takeCredit } from '#features/plans/takeCredits.ts'
import { earlier } from '#platform/clock/clock.ts'
import { isByLetter, type KnownContact } from '#platform/contract/contacts.ts'
import type { Db } from '#platform/database/db.ts'
import { personOf } from '#platform/law/policy.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import type { registerChip } from './contract.ts'
import { keepOlder } from './enterChipped.ts'
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
    .select(['implant.petId', 'implant.chipNumber', 'implant.batchId', 'offer.id as requestId'])
    .where('implant.implanterId', '=', who.id)
    .where('implant.draftId', '=', input.draftId)
    .orderBy('offer.createdAt', 'desc')
    .orderBy('offer.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!before?.petId) return null
  const { petId, requestId, chipNumber, batchId } = before
  if (chipNumber !== input.pet.chipNumber) throw refuse('draftUsed', { field: 'draftId' })
  return { petId, petName: input.pet.name, requestId, chipNumber, fromStock: batchId !== null }
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
  if (pet.isOffered) throw refuse('chipTaken', { because: ASKED_ALREADY, field: 'pet.chipNumber' })
  const { name: implanterName } = personOf(who)
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
  await keepOlder(db, { petId: pet.id, olderChip: input.implant.scanBefore === 'otherChip' ? input.olderChip : undefined, now })
  await recordEvent('pet', pet.id, { move: 'update', clause: CHANGED.clause, by: 'Implanter', facts: { changed: ['request'] } })
  const { email: customerEmail = null, mobile: customerMobile = null } = input.to
  await db
    .updateTable('implant')
    .set({ ...input.implant, species: input.pet.species, customerEmail, customerMobile, draftId: input.draftId ?? null, changedAt: now })
    .set({ byPerson: who.by?.person.id ?? null })
    .where('chipNumber', '=', input.pet.chipNumber)
    .execute()
  return request(context, pet.id)
}

/** Asks the person whether the animal that was just registered is theirs. */
export async function request(context: Asking, petId: string) {
  const { input, who, refuse } = context
  const { name, chipNumber } = input.pet
  const asked = {
    pet: { id: petId, name },
    from: who.id,
    to: input.to,
    kind: KINDS[input.as],
    gives: input.withCredit,
    ofLitter: input.ofLitter,
  }
  if (await writesTooMuch(context, who.id, input.to)) throw refuse('tooManyLetters', { field: 'to.address' })
  const requestId = await askKeeper(context, asked)
  if (!requestId) throw refuse('noneLeft', { field: 'withCredit' })
  const { batchId } = await context.db
    .selectFrom('implant')
    .select('batchId')
    .where('chipNumber', '=', chipNumber)
    .executeTakeFirstOrThrow()
  return { petId, petName: name, requestId, chipNumber, fromStock: batchId !== null }
}

interface Asked {
  pet: { id: string; name: string }
  /** The implanter. */
  from: string
  to: KnownContact
  kind: 'registration' | 'litter'
  /** The implanter gives the registration, unless they have given it already. */
  gives: boolean
  /** More animals follow for the same person. */
  ofLitter?: boolean
}

/** OFFER-3 Whether the implanter has had us write to as many people today as they can; `more` of them now. */
export async function writesTooMuch({ db, now }: { db: Db; now: Date }, from: string, to: KnownContact, more = 1): Promise<boolean> {
  if (!isByLetter(to)) return false
  const { written } = await db
    .selectFrom('offer')
    .select((offer) => offer.fn.countAll<number>().as('written'))
    .where('fromAccount', '=', from)
    .where('codeHash', 'is not', null)
    .where('createdAt', '>', earlier(now, { days: 1 }))
    .executeTakeFirstOrThrow()
  return written + more > LETTERS_A_DAY
}

/** Pays where the implanter gives the registration, and asks the person; null where none is left to give. The caller holds the animal. */
export async function askKeeper(context: Tools, { pet, from, to, kind, gives, ofLitter }: Asked): Promise<string | null> {
  const { db, now } = context
  const takes = gives && !(await paidWithCredit(db, [pet.id])).has(pet.id)
  if (takes && !(await takeCredit(db, from, pet.id, now))) return null
  // Who was named before is not who is asked now.
  await db.deleteFrom('keeperToBe').where('petId', '=', pet.id).execute()
  const [request] = await askToConfirm(context, { pets: [pet], from, to, kind, ofLitter })
  if (!request) throw new Error('No one was asked')
  return request.id
}
