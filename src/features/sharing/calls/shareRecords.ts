import { accountToChange } from '#features/accounts/queries.ts'
import { newId } from '#platform/database/id.ts'
import { answer } from '#platform/server/answer.ts'
import { shareRecords } from '../contract.ts'
import { MOST_SHARERS, sharingLife } from '../lifecycle.ts'
import { askedToShare } from '../messages.ts'
import { sharedBy } from '../queries.ts'

/** SHARE-1. The answer is the same whether the address has an account or not. */
export default answer(shareRecords, async ({ input: { email }, who, db, now, refuse, start, notify }) => {
  // Held, so that of two that are asked at once the second sees the first.
  const keeper = await accountToChange(db, who.id)
  if (!keeper.emailVerifiedAt) throw refuse('confirmFirst')
  if (email === keeper.email) throw refuse('yourself', { field: 'email' })
  const open = await sharedBy(db, who.id)
  if (open.some((one) => one.email === email)) throw refuse('already', { field: 'email' })
  if (open.length >= MOST_SHARERS) throw refuse('tooMany')

  const id = newId()
  await db.insertInto('recordSharing').values({ id, status: 'asked', statusAt: now, keeperId: who.id, email, createdAt: now }).execute()
  await start(sharingLife, 'ask', { id, status: 'asked' }, 'keeper')
  await notify({ email }, askedToShare(who.id))
  return { id }
})
