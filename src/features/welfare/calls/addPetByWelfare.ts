import { isVerified } from '#features/accounts/queries/profiles.ts'
import { holderElsewhere } from '#features/chips/queries.ts'
import { enterPet } from '#features/pets/enterPet.ts'
import { followTwice } from '#features/pets/points.ts'
import { validatePet } from '#features/pets/validation.ts'
import { payOrOwe } from '#features/plans/payOrOwe.ts'
import { owedFor } from '#features/plans/queries/owed.ts'
import { withheldChips } from '#features/stock/withheldChips.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { beginIntake } from '../beginIntake.ts'
import { addPetByWelfare } from '../contract.ts'
import { wrongDay } from '../intakedays.ts'
import { animalTakenIn } from '../messages.ts'
import { elsewhereUntilOf, tellFirst } from '../policy.ts'

export default handlerWithPreflight(
  addPetByWelfare,
  ({ db, services, input }) => holderElsewhere(db, services, input.chipNumber),
  async (context, elsewhere) => {
    const { input, who, db, now, refuse, notify } = context
    const { intake, location, rescueBackup, ...pet } = input
    if (!(await isVerified(db, who.id, 'Welfare'))) throw refuse('notVerified')
    await validatePet(context, pet, { uploader: who.id })
    const wrong = wrongDay(intake, pet, now)
    if (wrong) throw refuse(wrong.reason, { words: wrong.words, field: `intake.${wrong.field}` })
    const because = (await withheldChips(context, [pet.chipNumber])).get(pet.chipNumber)
    if (because) return refuse('ofOurStock', { because, field: 'chipNumber' })
    if (elsewhere && !pet.evenIfHeldElsewhere) throw refuse('heldElsewhere', { because: tellFirst(elsewhere), field: 'chipNumber' })

    const petId = await enterPet(context, pet, { keeperId: who.id, status: 'awaitingPayment', alsoHeldBy: elsewhere?.code ?? null })
    if (!petId) throw refuse('chipTaken', { field: 'chipNumber' })
    const paid = await payOrOwe(context, who.id, [petId])
    if (rescueBackup) await db.updateTable('pet').set({ rescueBackupId: who.id }).where('id', '=', petId).execute()
    const intakeId = await beginIntake(
      db,
      { petId, organisationId: who.id, ...intake, location, elsewhereUntil: elsewhereUntilOf(elsewhere, now) },
      now,
    )
    // Whoever hears of two registers reads of the stay.
    await followTwice(context, { petId, keeperId: who.id, alsoHeldBy: elsewhere?.code })

    const payment = await owedFor(context, 1, paid.length)
    const animal = { ...pet, owed: payment.words }
    await notify(who.id, animalTakenIn(animal))
    return { petId, petName: pet.name, intakeId, payment }
  },
)
