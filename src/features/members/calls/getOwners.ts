import { accountById } from '#features/accounts/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { getOwners } from '../contract.ts'
import { ownersOf } from '../queries.ts'

export default answer(getOwners, async ({ who, db }) => {
  const { name } = await accountById(db, who.id)
  const owners = await ownersOf(db, who.id)
  return { names: [...new Set([name, ...owners])] }
})
