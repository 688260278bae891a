import { accountById } from '#features/accounts/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { getMyOrganisations } from '../contract.ts'
import { organisationsOf } from '../queries.ts'

export default answer(getMyOrganisations, async ({ who, db, now }) => {
  const account = await accountById(db, who.id)
  const all = await organisationsOf(db, account, now)
  return {
    organisations: all.filter(({ status }) => status === 'active'),
    invitations: all.filter(({ status }) => status === 'invited'),
    emailConfirmed: account.emailVerifiedAt !== null,
    email: account.email,
  }
})
