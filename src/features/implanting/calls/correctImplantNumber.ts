import { isHeldByUsAlone } from '#features/chips/policy.ts'
import { holderElsewhere } from '#features/chips/queries.ts'
import { lockPets } from '#features/offers/queries.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import { type CallContext, handlerWithPreflight } from '#platform/server/answer.ts'
import { correctImplantNumber } from '../contract.ts'
import { correctNumber } from '../correctNumber.ts'
import { isLookedFor, mayChange } from '../policy.ts'
import { swapNumbers } from '../swapNumbers.ts'

export default handlerWithPreflight(
  correctImplantNumber,
  ({ db, services, input }) => holderElsewhere(db, services, input.chipNumber),
  async (context, elsewhere) => {
    const { input, db, now, refuse } = context
    const { chipNumber: number, scanned, reason: why } = input
    if (!scanned) throw refuse('notScanned', { field: 'scanned' })
    await oneAtATime(db, `chip/${number}`)
    const { implant, pet, other } = await animalsAsked(context)
    if (!implant || !pet) throw refuse('noSuchImplant')
    const may = mayChange({ ...implant, now })
    if (may !== true) throw refuse('tooLate', { because: may })
    if (pet.chipNumber !== implant.chipNumber) throw refuse('notNow')
    if (isLookedFor(pet)) throw refuse('lookedFor')

    if (other) {
      if (mayChange({ ...other, now }) !== true || isLookedFor(other.pet)) throw refuse('otherNotNow', { field: 'chipNumber' })
      if (!input.swap) throw refuse('swapNeeded', { field: 'swap' })
      const hindrance = await swapNumbers(context, { pets: [pet, other.pet], by: 'Implanter', why })
      if (hindrance) throw refuse(hindrance, { field: 'chipNumber' })
      return { chipNumber: number, petName: pet.name }
    }

    const alone = isHeldByUsAlone(elsewhere)
    if (alone !== true && !input.evenIfHeldElsewhere) throw refuse('heldElsewhere', { because: alone, field: 'evenIfHeldElsewhere' })
    const hindrance = await correctNumber(context, { pet, number, by: 'Implanter', why, alsoHeldBy: elsewhere?.code })
    // What was told of it stays told.
    if (hindrance?.reason === 'otherHolder') return refuse(hindrance.reason, { field: 'chipNumber' })
    if (hindrance) throw refuse(hindrance.reason, { field: 'chipNumber', ...(hindrance.because && { because: hindrance.because }) })
    return { chipNumber: number, petName: pet.name }
  },
)

/** The animal, held, and the other of this implanter’s that has the number now, if one does. */
async function animalsAsked({ db, who, input }: CallContext<typeof correctImplantNumber>) {
  const asked = db
    .selectFrom('implant')
    .select(['id', 'petId', 'chipNumber', 'createdAt'])
    .where('implanterId', '=', who.id)
    .where((row) => row.or([row('id', '=', input.implantId), row('chipNumber', '=', input.chipNumber)]))
  const petIds = (await asked.execute()).flatMap(({ petId }) => petId ?? [])
  const pets = new Map((petIds.length > 0 ? await lockPets(db, petIds) : []).map((pet) => [pet.id, pet]))
  // Read again, for whoever held an animal before may have given it another number.
  const rows = await asked.execute()
  const implant = rows.find(({ id }) => id === input.implantId)
  const rival = rows.find(({ id }) => id !== input.implantId)
  const rivalPet = pets.get(rival?.petId ?? '')
  const other = rival && rivalPet?.chipNumber === input.chipNumber ? { ...rival, pet: rivalPet } : null
  return { implant, pet: pets.get(implant?.petId ?? ''), other }
}
