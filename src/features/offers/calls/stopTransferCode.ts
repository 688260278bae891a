import { lockPet } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { stopTransferCode } from '../contract.ts'
import { endCodes } from '../endCodes.ts'
import { liveCodesOf } from '../queries.ts'

export default answer(stopTransferCode, async (context) => {
  const { input, who, db, now, refuse } = context
  const pet = await lockPet(db, input.petId)
  if (pet?.keeperId !== who.id) throw refuse('notYours')
  if (!(await liveCodesOf(db, [pet.id], now)).has(pet.id)) throw refuse('noCode')
  await endCodes(context, [pet.id])
  return null
})
