import { holderElsewhere } from '#features/chips/queries.ts'
import { correctNumber } from '#features/implanting/correctNumber.ts'
import { lockPetWithChip } from '#features/pets/queries.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import { correctChipNumber } from '../contract.ts'
import { answerAsStaffWithPreflight } from '../staffcall.ts'

export default answerAsStaffWithPreflight(
  correctChipNumber,
  ({ db, services, input }) => holderElsewhere(db, services, input.rightNumber),
  async (context, elsewhere) => {
    const { input, db, refuse } = context
    await oneAtATime(db, `chip/${input.rightNumber}`)
    const pet = await lockPetWithChip(db, input.number)
    if (pet?.chipNumber !== input.number) throw refuse('noSuchAnimal', { field: 'number' })
    const correcting = { pet, number: input.rightNumber, by: 'Staff', why: input.reason, alsoHeldBy: elsewhere?.code } as const
    const hindrance = await correctNumber(context, correcting)
    if (hindrance) throw refuse(hindrance.reason, { field: 'rightNumber', ...(hindrance.because && { because: hindrance.because }) })
    return { petName: pet.name }
  },
)
