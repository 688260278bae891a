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
import type { CallContext, TransactionContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { forgetKeeper } from './endings.ts'
import { offerLife } from './lifecycle.ts'
import { theyConfirmed, theySaidNo, youAreKeeper, youHandedOver } from './messages.ts'
import type { OfferRow } from './mine.ts'
import { canGo, isForConfirming, isInTime } from './policy.ts'
import { unlicensedAmong } from './queries/licences.ts'
import { NOT_THEIRS } from './queries.ts'
import { returnRegistration } from './returnRegistration.ts'
import type { RejectReason } from './shapes.ts'

type Tools = TransactionContext & { who: CallContext<Call & { who: 'signed-in' }>['who'] }
type Kind = OfferRow['kind']

/** Accepts an offer: whoever asks is the keeper from now on. Why it cannot be, or null; where it cannot the caller undoes it all. */
export async function acceptOffer(tools: Tools, offer: OfferRow, pet: PetRow, name?: string): Promise<Because | null> {
  const { db, now, who, transition } = tools
  await transition(offerLife, 'accept', offer.id, 'recipient')
  await db.updateTable('offer').set({ toAccount: who.id }).where('id', '=', offer.id).execute()
  const inTime = isInTime(who, { ...offer, now })
  if (inTime !== true) return inTime
  const going = canGo(who, { ...offer, pet, unlicensed: await unlicensedAmong(db, [offer.fromAccount], now), now })
  if (going !== true) return going

  if (isForConfirming(offer.kind)) {
    await fillIn(tools, pet.id)
    await confirm(tools, pet, offer.kind)
  }
  await takeOver(tools, pet, { kind: offer.kind, way: offer.kind, clause: offerLife.moves.accept.clause, ...(name && { name }) })
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

/** Makes whoever asks the keeper, under the name they give, and tells both sides. The caller holds the animal. */
export async function takeOver(tools: Tools, pet: PetRow, how: { kind: Kind; way: Way; clause: Clause; name?: string }): Promise<void> {
  const { db, who, recordEvent } = tools
  await transferKeepership(tools, pet, { to: who.id, by: 'recipient', way: how.way, clause: how.clause })
  const name = how.name ?? pet.name
  if (name !== pet.name) {
    await db.updateTable('pet').set({ name }).where('id', '=', pet.id).execute()
    await recordEvent('pet', pet.id, { move: 'update', clause: CHANGED.clause, by: 'keeper', facts: { changed: ['name'] } })
  }
  await tellBoth(tools, pet, { ...how, name })
}

async function tellBoth({ db, now, who, notify }: Tools, pet: PetRow, { kind, name }: { kind: Kind; name: string }) {
  const costs = await costsOfTaking(db, [pet.id])
  await notify(who.id, youAreKeeper({ name, toPay: costs.get(pet.id) ?? null }, paths.pet(pet.id)))
  const link = animalsOf(kind)
  await notify(pet.keeperId, isForConfirming(kind) ? theyConfirmed(pet.name, link) : youHandedOver(pet.name, now, link))
}

/** Says no to an offer: the keeper stays, and is told why. */
export async function rejectOffer(
  { db, now, transition, notify }: Tools,
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
  return kind === 'sale' ? paths.breederPets : paths.implanterDashboard
}
