import { answer } from '#platform/server/answer.ts'
import { withdrawInvitation } from '../contract.ts'
import { forgetAddress } from '../forgetAddress.ts'
import { membershipLife } from '../lifecycle.ts'
import { invitationWithdrawn } from '../messages.ts'
import { membershipToChange } from '../queries.ts'

/** PEOPLE-4 */
export default answer(withdrawInvitation, async ({ input: { id }, who, db, refuse, transition, notify }) => {
  const membership = await membershipToChange(db, id)
  if (membership?.organisationId !== who.id || membership.status !== 'invited') throw refuse('noSuchInvitation')
  await forgetAddress(db, id)
  await transition(membershipLife, 'withdraw', id, 'holder')
  await notify({ email: membership.email }, invitationWithdrawn(who.id))
  return null
})
