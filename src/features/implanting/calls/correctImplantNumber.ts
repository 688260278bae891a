import { isHeldByUsAlone } from '#features/chips/policy.ts'
import { holderElsewhere } from '#features/chips/queries.ts'
import { lockPet } from '#features/pets/queries.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { correctImplantNumber } from '../contract.ts'
import { correctNumber } from '../correctNumber.ts'
import { isLookedFor, mayChange } from '../policy.ts'

export default handlerWithPreflight(
  correctImplantNumber,
  ({ db, services, input }) => holderElsewhere(db, services, input.chipNumber),
  async (context, elsewhere) => {
    const { input, who, db, now, refuse } = context
    const { implantId, chipNumber: number, scanned, reason: why } = input
    if (!scanned) throw refuse('notScanned', { field: 'scanned' })
    await oneAtATime(db, `chip/${number}`)
    const mine = db.selectFrom('implant').select(['petId', 'createdAt']).where('id', '=', implantId).where('implanterId', '=', who.id)
    const asked = await mine.executeTakeFirst()
    const pet = asked?.petId ? await lockPet(db, asked.petId) : undefined
    // Read again, for whoever held the animal before may have given it another number.
    const implant = await db.selectFrom('implant').select('chipNumber').where('id', '=', implantId).executeTakeFirst()
    if (!asked || !pet || !implant) throw refuse('noSuchImplant')
    const may = mayChange({ ...asked, now })
    if (may !== true) throw refuse('tooLate', { because: may })
    if (pet.chipNumber !== implant.chipNumber) throw refuse('notNow')
    if (isLookedFor(pet)) throw refuse('lookedFor')
    const alone = isHeldByUsAlone(elsewhere)
    if (alone !== true && !input.evenIfHeldElsewhere) throw refuse('heldElsewhere', { because: alone, field: 'evenIfHeldElsewhere' })

    const hindrance = await correctNumber(context, { pet, number, by: 'Implanter', why, alsoHeldBy: elsewhere?.code })
    // What was told of it stays told.
    if (hindrance?.reason === 'otherHolder') return refuse(hindrance.reason, { field: 'chipNumber' })
    if (hindrance) throw refuse(hindrance.reason, { field: 'chipNumber', ...(hindrance.because && { because: hindrance.because }) })
    return { chipNumber: number, petName: pet.name }
  },
)
