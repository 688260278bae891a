import { answer } from '#platform/server/answer.ts'
import { withdrawApplication } from '../contract.ts'
import { isHandingOver, mayTakeOfferBack } from '../policy.ts'
import { applicationOf, lockRehoming } from '../queries.ts'

const CHOSEN = 'You were chosen for this animal. If you can’t take it, say that you couldn’t agree, in your requests.'
const KEEPER = 'You were chosen, so you’re the keeper now. You have 7 days to give the animal back, in your requests.'

export default answer(withdrawApplication, async ({ input, who, db, now, refuse }) => {
  const held = await lockRehoming(db, input.rehomingId)
  const application = held && (await applicationOf(db, held.rehoming.id, who.id))
  if (!application) throw refuse('noSuchApplication')
  if (application.chosenAt) throw refuse('notNow', { words: isHandingOver(held.rehoming) ? CHOSEN : KEEPER })
  const because = mayTakeOfferBack(held.rehoming)
  if (because !== true) throw refuse('notNow', { because })
  await db.updateTable('rehomingApplication').set({ withdrawnAt: now }).where('id', '=', application.id).execute()
  return null
})
