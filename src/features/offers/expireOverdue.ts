import { addresseesOf } from '#features/accounts/queries.ts'
import type { Contact } from '#platform/contract/contacts.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { OPEN_OFFER, offerLife } from './lifecycle.ts'
import { offerEnded } from './messages.ts'
import { returnRegistration } from './returnRegistration.ts'

export type Expiring = Pick<CallContext<never>, 'db' | 'now' | 'transition' | 'notify'>

/**
 * Ends those offers of these animals whose 14 days are over, before the clock does: an animal has one live offer, so the next couldn't be
 * made until then. Whoever is asked next (`to`) isn't told that they needn't answer. Whoever makes the next offer needn’t hear that this one ended. The caller holds the animals. Whether there were any.
 */
export async function expireOverdue(tools: Expiring, petIds: readonly string[], to: Contact = {}): Promise<boolean> {
  const { db, now, transition, notify } = tools
  const overdue = await db
    .selectFrom('offer')
    .innerJoin('pet', 'pet.id', 'offer.petId')
    .selectAll('offer')
    .select('pet.name as petName')
    .where('offer.petId', 'in', petIds)
    .where('offer.status', 'in', OPEN_OFFER)
    .where('offer.answerBy', '<=', now)
    .orderBy('offer.petId')
    .forNoKeyUpdate('offer')
    .execute()
  const addressees = await addresseesOf(db, overdue)
  for (const offer of overdue) {
    await transition(offerLife, 'expire', offer.id, 'clock')
    await db.updateTable('offer').set({ endToldAt: now }).where('id', '=', offer.id).execute()
    await returnRegistration(tools, offer)
    const addressee = addressees.get(offer.id)
    if (addressee && !isSame(offer, to)) await notify(addressee, offerEnded(offer.petName, 'expired', offer))
  }
  return overdue.length > 0
}

const isSame = ({ toEmail, toMobile }: { toEmail: string | null; toMobile: string | null }, { email, mobile }: Contact) =>
  (toEmail !== null && toEmail === email) || (toMobile !== null && toMobile === mobile)
