import { newId } from '#platform/database/id.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { versionOf } from '#platform/server/version.ts'
import { updateUserProfile } from '../contract.ts'
import { DETAILS } from '../lifecycle.ts'
import { nationOf } from '../nationOf.ts'
import { accountToChange, heldDetails } from '../queries.ts'

export default handlerWithPreflight(updateUserProfile, nationOf, async ({ input, who, db, now, refuse, recordEvent }, nation) => {
  const before = heldDetails(await accountToChange(db, who.id))
  const { address, version, ...rest } = input
  if (version !== undefined && version !== versionOf(before)) throw refuse('changedMeanwhile')
  await db
    .insertInto('accountHistory')
    .values({ id: newId(), accountId: who.id, at: now, before: JSON.stringify(before) })
    .execute()

  const changed = {
    ...rest,
    ...address,
    nation,
    secondContact: rest.secondContact && JSON.stringify(rest.secondContact),
    contactConfirmedAt: now,
  }
  await db.updateTable('account').set(changed).where('id', '=', who.id).execute()
  await recordEvent('account', who.id, {
    move: 'updateDetails',
    clause: DETAILS.clause,
    by: 'holder',
  })
  return null
})
