import { answer } from '#platform/server/answer.ts'
import { changePersonRole } from '../contract.ts'
import { endWork } from '../endWork.ts'
import { ROLE } from '../lifecycle.ts'
import { roleChanged } from '../messages.ts'
import { nameOfOrganisation } from '../nameOfOrganisation.ts'
import { membershipToChange } from '../queries.ts'

/** PEOPLE-9 */
export default answer(changePersonRole, async ({ input: { id, role }, who, db, now, refuse, recordEvent, notify }) => {
  const membership = await membershipToChange(db, id)
  if (membership?.organisationId !== who.id) throw refuse('noSuchPerson')
  if (id === who.by?.membershipId) throw refuse('yourself')
  if (membership.role === role) return null

  await db.updateTable('membership').set({ role }).where('id', '=', id).execute()
  await recordEvent('membership', id, { move: 'changeRole', clause: ROLE.clause, by: 'holder', facts: { from: membership.role, role } })
  await endWork(db, id, now)
  if (membership.memberId) await notify(membership.memberId, roleChanged(await nameOfOrganisation(db, who.id), role))
  return null
})
