import { newId } from '#platform/database/id.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { updateUserProfile } from '../contract.ts'
import { DETAILS } from '../lifecycle.ts'
import { nationOf } from '../nationOf.ts'
import { accountById } from '../queries.ts'

export default handlerWithPreflight(updateUserProfile, nationOf, async ({ input, who, db, now, recordEvent }, nation) => {
  const before = await accountById(db, who.id)
  const { name, line1, line2, town, county, postcode, secondContact, vetPractice, rescueBackup } = before
  const kept = JSON.stringify({ name, line1, line2, town, county, postcode, secondContact, vetPractice, rescueBackup })
  await db.insertInto('accountHistory').values({ id: newId(), accountId: who.id, at: now, before: kept }).execute()

  const { address, ...rest } = input
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
