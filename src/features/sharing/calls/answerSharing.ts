import { accountById } from '#features/accounts/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { answerSharing } from '../contract.ts'
import { sharingLife } from '../lifecycle.ts'
import { sharingAccepted, sharingDeclined } from '../messages.ts'
import { sharingToChange } from '../queries.ts'

/** SHARE-2, SHARE-3 */
export default answer(answerSharing, async ({ input, who, db, refuse, transition, notify }) => {
  const { email, emailVerifiedAt, name } = await accountById(db, who.id)
  const sharing = await sharingToChange(db, input.id)
  if (sharing?.status !== 'asked' || sharing.email !== email || !emailVerifiedAt) throw refuse('noSuchSharing')

  if (input.accept) await db.updateTable('recordSharing').set({ withAccount: who.id }).where('id', '=', sharing.id).execute()
  await transition(sharingLife, input.accept ? 'accept' : 'decline', sharing.id, 'recipient')
  await notify(sharing.keeperId, input.accept ? sharingAccepted(name) : sharingDeclined(email))
  return null
})
