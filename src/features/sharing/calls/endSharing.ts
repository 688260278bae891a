import { accountById } from '#features/accounts/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { endSharing } from '../contract.ts'
import { sharingLife } from '../lifecycle.ts'
import { sharingEnded } from '../messages.ts'
import { sharingToChange } from '../queries.ts'

/** SHARE-4. Whoever was asked and hasn’t answered isn’t told that nobody asks any more. */
export default answer(endSharing, async ({ input, who, db, refuse, transition, notify }) => {
  const sharing = await sharingToChange(db, input.id)
  const isKeeper = sharing?.keeperId === who.id
  if (!sharing || !(isKeeper || sharing.withAccount === who.id)) throw refuse('noSuchSharing')

  await transition(sharingLife, 'end', sharing.id, isKeeper ? 'keeper' : 'recipient')
  const other = isKeeper ? sharing.withAccount : sharing.keeperId
  if (other) await notify(other, sharingEnded((await accountById(db, who.id)).name))
  return null
})
