import { accountById, accountToChange } from '#features/accounts/queries.ts'
import { reissueToken } from '#features/accounts/reissueToken.ts'
import { answer } from '#platform/server/answer.ts'
import { answerInvitation } from '../contract.ts'
import { membershipLife } from '../lifecycle.ts'
import { invitationAccepted, invitationDeclined } from '../messages.ts'
import { currentOf, isOpen, membershipToChange } from '../queries.ts'

/** PEOPLE-2, PEOPLE-3 */
export default answer(answerInvitation, async (context) => {
  const { input, who, db, now, refuse, transition, notify } = context
  // Held, so that of two invitations of one organisation that are accepted at once the second sees the first.
  const { email, emailVerifiedAt, name } = await accountToChange(db, who.id)
  const invitation = await membershipToChange(db, input.id)
  const isMine = invitation?.status === 'invited' && invitation.email === email && emailVerifiedAt !== null && invitation.expiresAt > now
  if (!isMine) throw refuse('noSuchInvitation')
  const { id, organisationId, role } = invitation
  if (!(await isOpen(db, await accountById(db, organisationId)))) throw refuse('noSuchInvitation')
  if (input.accept && (await currentOf(db, organisationId)).some((one) => one.id !== id && one.email === email)) throw refuse('already')

  const joined = input.accept ? { memberId: who.id, joinedAt: now } : {}
  await db
    .updateTable('membership')
    .set({ email: null, ...joined })
    .where('id', '=', id)
    .execute()
  await transition(membershipLife, input.accept ? 'accept' : 'decline', id, 'recipient')
  await notify(organisationId, input.accept ? invitationAccepted(name, role) : invitationDeclined(email))
  return { token: await reissueToken(context, who) }
})
