import { longUnconfirmed } from '#features/implanting/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { listUnclaimedImplants } from '../contract.ts'

export default answer(listUnclaimedImplants, async ({ db, now }) => {
  const all = await longUnconfirmed(db, now).limit(500).execute()
  return { items: all.map(({ id, ...implant }) => ({ ...implant, implantId: id })) }
})
