import { accountById } from '#features/accounts/queries.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { endWork } from './endWork.ts'
import { forgetAddress } from './forgetAddress.ts'
import { membershipLife } from './lifecycle.ts'
import { leftOrganisation, organisationClosed } from './messages.ts'
import { nameOfOrganisation } from './nameOfOrganisation.ts'

/** PEOPLE-8. Ends the memberships of an account that ends: of those who work for it, and where it works itself. */
export async function endMemberships({ db, now, transition, notify }: TransactionContext, accountId: string): Promise<void> {
  const memberships = await db
    .selectFrom('membership')
    .select(['id', 'organisationId', 'memberId'])
    .where('status', 'in', ['invited', 'active'])
    .where(({ eb, or }) => or([eb('organisationId', '=', accountId), eb('memberId', '=', accountId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, organisationId, memberId } of memberships) {
    await forgetAddress(db, id)
    await transition(membershipLife, 'end', id, 'clock')
    await endWork(db, id, now)
    const isOrganisation = organisationId === accountId
    if (isOrganisation && memberId) await notify(memberId, organisationClosed(await nameOfOrganisation(db, accountId)))
    if (!isOrganisation) await notify(organisationId, leftOrganisation((await accountById(db, accountId)).name))
  }
}
