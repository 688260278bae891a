import { accountById } from '#features/accounts/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { getSharing } from '../contract.ts'
import { sharedBy, sharedWith } from '../queries.ts'

export default answer(getSharing, async ({ who, db }) => {
  const withMe = await sharedWith(db, await accountById(db, who.id))
  return {
    mine: (await sharedBy(db, who.id)).map(({ email, ...one }) => ({ ...one, email: email ?? '' })),
    withMe: withMe.map(({ status, ...one }) => ({ ...one, isAsked: status === 'asked' })),
  }
})
