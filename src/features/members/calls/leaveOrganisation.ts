import { reissueToken } from '#features/accounts/reissueToken.ts'
import { answer } from '#platform/server/answer.ts'
import { leaveOrganisation } from '../contract.ts'
import { endWork } from '../endWork.ts'
import { membershipLife } from '../lifecycle.ts'
import { leftOrganisation } from '../messages.ts'
import { membershipToChange } from '../queries.ts'

/** PEOPLE-6 */
export default answer(leaveOrganisation, async (context) => {
  const { input, who, db, now, refuse, transition, notify } = context
  const membership = await membershipToChange(db, input.id)
  if (membership?.memberId !== who.id || membership.status !== 'active') throw refuse('notYourOrganisation')
  await transition(membershipLife, 'leave', membership.id, 'recipient')
  await endWork(db, membership.id, now)
  await notify(membership.organisationId, leftOrganisation(who.name))
  return { token: await reissueToken(context, who) }
})
