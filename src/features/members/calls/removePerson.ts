import { answer } from '#platform/server/answer.ts'
import { removePerson } from '../contract.ts'
import { endWork } from '../endWork.ts'
import { membershipLife } from '../lifecycle.ts'
import { removed } from '../messages.ts'
import { nameOfOrganisation } from '../nameOfOrganisation.ts'
import { membershipToChange } from '../queries.ts'

/** PEOPLE-7 */
export default answer(removePerson, async ({ input: { id }, who, db, now, refuse, transition, notify }) => {
  const membership = await membershipToChange(db, id)
  if (membership?.organisationId !== who.id || membership.status !== 'active') throw refuse('noSuchPerson')
  if (id === who.by?.membershipId) throw refuse('yourself')
  await transition(membershipLife, 'remove', id, 'holder')
  await endWork(db, id, now)
  if (membership.memberId) await notify(membership.memberId, removed(await nameOfOrganisation(db, who.id)))
  return null
})
