import { type Contact } from '#platform/contract/contacts.ts'
import { makeOffers, type Tools } from './makeOffers.ts'

/**
 * Asks somebody whether an animal that an implanter (`from`) has registered, and that awaits confirmation, is theirs or of their litter.
 * They have 14 days. The caller holds the animal.
 */
export async function askToConfirm(
  tools: Tools,
  { petId, from, to, kind }: { petId: string; from: string; to: Contact; kind: 'registration' | 'litter' },
): Promise<{ offerId: string; answerBy: Date }> {
  const pet = await tools.db.selectFrom('pet').select(['id', 'name']).where('id', '=', petId).executeTakeFirstOrThrow()
  const [offer] = await askToConfirmAll(tools, { pets: [pet], from, to, kind })
  if (!offer) throw new Error('Nothing was offered')
  return { offerId: offer.id, answerBy: offer.answerBy }
}

/** The same for several animals of one person, who gets one letter about all of them. */
export const askToConfirmAll = (
  tools: Tools,
  context: { pets: readonly { id: string; name: string }[]; from: string; to: Contact; kind: 'registration' | 'litter' },
) => makeOffers(tools, context)
