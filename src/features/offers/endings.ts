import { addresseesOf } from '#features/accounts/queries.ts'
import type { KeeperChange, Tools as KeeperTools } from '#features/keepership/points.ts'
import type { Call } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { endCodes } from './endCodes.ts'
import { OPEN_OFFER, offerLife } from './lifecycle.ts'
import { offerEnded, yourOfferStopped } from './messages.ts'
import type { OfferRow } from './mine.ts'

type Tools = Pick<CallContext<Call>, 'db' | 'transition' | 'notify'>

/** Takes an offer back and tells the person to whom it was made. */
export async function endOffer(
  { db, transition, notify }: Tools,
  offer: Pick<OfferRow, 'id' | 'kind' | 'toEmail' | 'toMobile' | 'fromAccount'>,
  petName: string,
  how: 'withdrawn' | 'taken',
): Promise<void> {
  await transition(offerLife, 'withdraw', offer.id, 'holder', how === 'taken' ? { takenByCode: true } : {})
  const addressees = await addresseesOf(db, [offer])
  for (const addressee of addressees.values()) await notify(addressee, offerEnded(petName, how, offer))
}

/** Ends the live offer of an animal that somebody else has taken by its code, where there is one. */
export async function endOfferOf(tools: Tools, pet: { id: string; name: string }): Promise<void> {
  const live = await tools.db
    .selectFrom('offer')
    .selectAll()
    .where('petId', '=', pet.id)
    .where('status', 'in', OPEN_OFFER)
    .executeTakeFirst()
  if (live) await endOffer(tools, live, pet.name, 'taken')
}

/** OFFER-11 What a keeper had offered, by name or by code, ends when the animal has another keeper. */
export async function giveWay(tools: KeeperTools, { petId }: KeeperChange): Promise<void> {
  const offers = await tools.db.selectFrom('offer').select('id').where('petId', '=', petId).where('status', 'in', OPEN_OFFER).execute()
  for (const { id } of offers) await tools.transition(offerLife, 'giveWay', id, 'formerKeeper')
  await endCodes(tools, [petId])
  await forgetKeeper(tools.db, petId)
}

/** OFFER-11 A former keeper disputes how the animal came to whoever offers it: both sides of the offer are told that it’s over. */
export async function endDisputed({ db, transition, notify }: Tools, { id: petId, name }: { id: string; name: string }): Promise<void> {
  const offers = await db.selectFrom('offer').selectAll().where('petId', '=', petId).where('status', 'in', OPEN_OFFER).execute()
  for (const { id } of offers) await transition(offerLife, 'giveWay', id, 'formerKeeper')
  const addressees = await addresseesOf(db, offers)
  for (const offer of offers) {
    const addressee = addressees.get(offer.id)
    if (addressee) await notify(addressee, offerEnded(name, 'disputed', offer))
    await notify(offer.fromAccount, yourOfferStopped(petId, name))
  }
}

/** What an implanter typed of somebody whose animal it is not, or who has it in their own account now. */
export const forgetKeeper = (db: Db, petId: string) => db.deleteFrom('keeperToBe').where('petId', '=', petId).execute()
