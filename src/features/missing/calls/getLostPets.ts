import { answer } from '#platform/server/answer.ts'
import { getLostPets } from '../contract.ts'
import { listedAnimals } from '../list.ts'

export default answer(getLostPets, async ({ input, db, now }) => {
  const { page, pageSize } = input
  return { ...(await listedAnimals(db, input, now)), page, pageSize }
})
