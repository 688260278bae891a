import type { Way } from '#features/keepership/points.ts'
import { transferKeepership } from '#features/keepership/transferKeepership.ts'
import { CHANGED, petLife } from '#features/pets/lifecycle.ts'
import type { PetRow } from '#features/pets/queries.ts'
import { payOrOwe } from '#features/plans/payOrOwe.ts'
import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { useHousehold } from '#features/plans/useHousehold.ts'
import { chipRegistered } from '#features/stock/chipRegistered.ts'
import type { Call } from '#platform/contract/call.ts'
import type { Because, Clause } from '#platform/law/clause.ts'
import { listed } from '#platform/listed.ts'
import type { CallContext, TransactionContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { forgetKeeper } from './endings.ts'
import { offerLife } from './lifecycle.ts'
import { writeBreeder } from './litters.ts'
import { theySaidNo, youAreKeeper, youHandedOver } from './messages.ts'
import type { OfferRow } from './mine.ts'
import { canGo, isForConfirming, isInTime } from './policy.ts'
import { unlicensedAmong } from './queries/licences.ts'
import { NOT_THEIRS } from './queries.ts'
import { returnRegistration } from './returnRegistration.ts'
import type { RejectReason } from './shapes.ts'

type Tools = TransactionContext & { who: CallContext<Call & { who: 'signed-in' }>['who'] }
type Kind = OfferRow['kind']

/** An offer of an animal that the caller holds, and the name that whoever takes it gives it. */
interface Taking {
  offer: OfferRow
  pet: PetRow
  name?: string | undefined
}

/** Accepts an offer: whoever asks is the keeper from now on. Why it cannot be, or null; where it cannot the caller undoes it all. */
export const acceptOffer = async (tools: Tools, offer: OfferRow, pet: PetRow, name?: string): Promise<Because | null> =>
  (await acceptOffers(tools, [{ offer, pet, name }]))?.because ?? null

/** The same for several, of which both sides are told together; which can’t be accepted, and why. */
export async function acceptOffers(tools: Tools, all: readonly Taking[]): Promise<{ pet: PetRow; because: Because } | null> {
  for (const { offer, pet, name } of all) {
    const because = await accept(tools, offer, pet)
    if (because) return { pet, because }
    await changeHands(tools, pet, { way: offer.kind, clause: offerLife.moves.accept.clause, name })
  }
  await tellBoth(
    tools,
    all.map(({ offer, pet, name = pet.name }) => ({ id: pet.id, kind: offer.kind, from: offer.fromAccount, was: pet.name, name })),
  )
  return null
}

async function accept(tools: Tools, offer: OfferRow, pet: PetRow): Promise<Because | null> {
  const { db, now, who, transition } = tools
  await transition(offerLife, 'accept', offer.id, 'recipient')
  // An implanter hears of all that were confirmed once a day.
  const endToldAt = isForConfirming(offer.kind) ? null : now
  await db.updateTable('offer').set({ toAccount: who.id, endToldAt }).where('id', '=', offer.id).execute()
  const inTime = isInTime(who, { ...offer, now })
  if (inTime !== true) return inTime
  const going = canGo(who, { ...offer, pet, unlicensed: await unlicensedAmong(db, [offer.fromAccount], now), now })
  if (going !== true) return going
  if (!isForConfirming(offer.kind)) return null
  await fillIn(tools, pet.id)
  await confirm(tools, pet, offer.kind)
  return null
}

/** What the implanter typed of them goes into their own account where that says nothing yet. */
async function fillIn({ db, who }: Tools, petId: string): Promise<void> {
  const given = await db.selectFrom('keeperToBe').selectAll().where('petId', '=', petId).executeTakeFirst()
  if (!given) return
  const { landline, line1, line2, town, county, postcode } = given
  const account = db.updateTable('account').where('id', '=', who.id)
  if (landline) await account.set({ landline }).where('landline', 'is', null).execute()
  if (line1) await account.set({ line1, line2, town, county, postcode }).where('line1', 'is', null).execute()
}

/** PET-8 A registration that was given with the animal is paid; else, but for one of a breeder’s litter, the household's plan pays it, then one that is in hand, and else it is owed. */
async function confirm(tools: Tools, pet: PetRow, kind: Kind): Promise<void> {
  const { db, who, transition } = tools
  const costs = await costsOfTaking(db, [pet.id])
  const isPaid = !costs.has(pet.id) || (kind !== 'litter' && (await useHousehold(tools, who.id)))
  await transition(petLife, 'confirm', pet.id, 'recipient', {}, isPaid ? 'active' : 'awaitingPayment')
  if (!isPaid) await payOrOwe(tools, who.id, [pet.id])
  await chipRegistered(tools, pet.chipNumber)
}

interface HandOver {
  way: Way
  clause: Clause
  name?: string | undefined
}

/** Makes whoever asks the keeper, under the name they give, and tells both sides. The caller holds the animal. */
export async function takeOver(tools: Tools, pet: PetRow, { kind, ...how }: HandOver & { kind: Kind }): Promise<void> {
  await changeHands(tools, pet, how)
  await tellBoth(tools, [{ id: pet.id, kind, from: pet.keeperId, was: pet.name, name: how.name ?? pet.name }])
}

async function changeHands(tools: Tools, pet: PetRow, { way, clause, name }: HandOver): Promise<void> {
  const { db, who, recordEvent } = tools
  await transferKeepership(tools, pet, { to: who.id, by: 'recipient', way, clause })
  if (name === undefined || name === pet.name) return
  await db.updateTable('pet').set({ name }).where('id', '=', pet.id).execute()
  await recordEvent('pet', pet.id, { move: 'update', clause: CHANGED.clause, by: 'keeper', facts: { changed: ['name'] } })
}

interface Told {
  id: string
  kind: Kind
  /** Whose it was, and under which name. */
  from: string
  was: string
  name: string
}

/** Whoever has them now is told of all together, and each who had them of theirs; tellOfEndings tells implanters. */
async function tellBoth({ db, now, who, notify }: Tools, pets: readonly Told[]): Promise<void> {
  const ids = pets.map(({ id }) => id)
  const costs = await costsOfTaking(db, ids)
  const page = ids.length === 1 ? paths.pet(ids.join()) : paths.pets
  await notify(who.id, youAreKeeper({ names: pets.map(({ name }) => name), costs: [...costs.values()] }, page))
  for (const [from, theirs] of Map.groupBy(pets, (pet) => pet.from)) {
    const kind = theirs[0]?.kind ?? 'registration'
    if (isForConfirming(kind)) continue
    const names = listed(theirs.map(({ was }) => was))
    await notify(from, youHandedOver(names, now, animalsOf(kind)))
  }
}

/** OFFER-6 Accepts all that a letter asks; the breeder of a litter is written as who bred it. The sentence that says which can't be, or null. */
export async function acceptLetter(tools: Tools, all: readonly Taking[]): Promise<Because | null> {
  const stopped = await acceptOffers(tools, all)
  if (stopped) return all.length === 1 ? stopped.because : { ...stopped.because, words: `${stopped.pet.name}: ${stopped.because.words}` }
  for (const { offer, pet } of all)
    if (offer.kind === 'litter') await writeBreeder(tools.db, pet, { breederId: tools.who.id, litterId: undefined })
  return null
}

/** Says no to an offer: the keeper stays, and is told why. */
export async function rejectOffer(
  { db, now, transition, notify }: TransactionContext,
  offer: OfferRow,
  pet: PetRow,
  reason: (typeof RejectReason)['options'][number],
): Promise<void> {
  await transition(offerLife, 'reject', offer.id, 'recipient', { reason })
  await db.updateTable('offer').set({ reason }).where('id', '=', offer.id).execute()
  await returnRegistration({ db, now }, offer)
  if (NOT_THEIRS.includes(reason)) await forgetKeeper(db, pet.id)
  await notify(offer.fromAccount, theySaidNo({ kind: offer.kind, petName: pet.name, reason, link: animalsOf(offer.kind) }))
}

/** Where whoever made an offer of this kind finds their animals. */
export function animalsOf(kind: Kind): string {
  if (kind === 'adoption') return paths.welfarePets
  return kind === 'sale' ? paths.breederPets : paths.implanted
}
