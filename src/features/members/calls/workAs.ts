import { issueMemberToken } from '#features/accounts/issueMemberToken.ts'
import { accountById } from '#features/accounts/queries.ts'
import { newId } from '#platform/database/id.ts'
import { answer } from '#platform/server/answer.ts'
import { workAs } from '../contract.ts'
import { endOwnWork } from '../endOwnWork.ts'
import { isOpen, membershipToChange } from '../queries.ts'

export default answer(workAs, async ({ input, who, db, now, services, refuse }) => {
  // Held, so that a removal at the same time ends the session as well.
  const membership = await membershipToChange(db, input.id)
  if (membership?.memberId !== who.id || membership.status !== 'active') throw refuse('notYourOrganisation')
  const organisation = await accountById(db, membership.organisationId)
  if (!(await isOpen(db, organisation))) throw refuse('notOpen')

  await endOwnWork(db, who.sessionId, now)
  const own = await db.selectFrom('session').select(['device', 'expiresAt']).where('id', '=', who.sessionId).executeTakeFirstOrThrow()
  const { id: membershipId, role } = membership
  const sid = newId()
  const hangs = { membershipId, role, ownSessionId: who.sessionId, expiresAt: own.expiresAt }
  const device = [who.name, own.device].filter(Boolean).join(', ')
  await db
    .insertInto('session')
    .values({ id: sid, accountId: organisation.id, device, createdAt: now, ...hangs })
    .execute()
  return { token: await issueMemberToken({ db, services, now }, { organisation, member: who, role, sid }) }
})
