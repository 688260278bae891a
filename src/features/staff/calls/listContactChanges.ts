import { approvableFrom, changesToApprove } from '#features/accounts/contactchanges.ts'
import { answer } from '#platform/server/answer.ts'
import { listContactChanges } from '../contract.ts'
import { commandFor, decisionFor } from '../next.ts'
import { reachOf } from '../people.ts'

export default answer(listContactChanges, async ({ db }) => {
  const all = await changesToApprove(db).execute()
  const reach = await reachOf(
    db,
    all.flatMap(({ accountId, proposedBy }) => [accountId, proposedBy]),
  )
  return {
    items: all.map((change) => ({
      changeId: change.id,
      since: change.createdAt,
      from: approvableFrom(change),
      person: reach(change.accountId),
      email: change.email ?? '',
      mobile: change.mobile ?? '',
      proposedBy: reach(change.proposedBy),
      next: [commandFor('approve-contact-change', change.id), decisionFor('refuse-contact-change', change.id)],
    })),
  }
})
