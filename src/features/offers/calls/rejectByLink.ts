import { answer } from '#platform/server/answer.ts'
import { rejectOffer } from '../acceptance.ts'
import { heldByLink, offerOfLink } from '../bylink.ts'
import { rejectByLink } from '../contract.ts'

export default answer(rejectByLink, async (context) => {
  const { input, db, now, services, refuse } = context
  const known = await offerOfLink(db, services, { id: input.requestId, code: input.code })
  if (!known) throw refuse('noSuchRequest')
  const all = await heldByLink(db, known, now)
  if (all.length === 0) throw refuse('ended')
  for (const { offer, pet } of all) await rejectOffer(context, offer, pet, input.reason)
  return null
})
