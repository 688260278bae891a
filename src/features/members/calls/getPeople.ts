import { may } from '#platform/law/policy.ts'
import { answer } from '#platform/server/answer.ts'
import { getPeople } from '../contract.ts'
import { membershipLife } from '../lifecycle.ts'
import { nameOfOrganisation } from '../nameOfOrganisation.ts'
import { peopleOf } from '../queries.ts'

export default answer(getPeople, async ({ input, who, db }) => {
  const { rows, ...page } = await peopleOf(db, who.id, input)
  const items = rows.map(({ invitedEmail, email, expiresAt, ...row }) => ({
    ...row,
    email: email ?? invitedEmail ?? '',
    until: row.joinedAt ? null : expiresAt,
    can: { withdraw: may(membershipLife, 'withdraw')(who, row), remove: may(membershipLife, 'remove')(who, row) },
  }))
  return { items, ...page, organisation: await nameOfOrganisation(db, who.id) }
})
