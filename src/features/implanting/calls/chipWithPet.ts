import { lockPetWithChip, type PetRow } from '#features/pets/queries.ts'
import { tellHolders } from '#features/stock/tellHolders.ts'
import { implantProblem } from '#knowledge/animals/birth.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import { because } from '#platform/law/clause.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { chipWithPet } from '../contract.ts'
import { FAULT_FIELDS, implantFault, isLookedFor, outsidePractice } from '../policy.ts'
import { qualificationOf } from '../queries/practices.ts'
import { addImplant, alarmKeeper, mayReplaceHere, replaceChip, reportsOf } from '../replacement.ts'
import { sourcesOf } from '../sources.ts'

type Asking = CallContext<typeof chipWithPet>

export default answer(chipWithPet, async (context) => {
  const { input, who, db, now, refuse } = context
  const practice = await qualificationOf(db, who)
  if (!practice.isVerified) throw refuse('notVerified')
  await oneAtATime(db, `chip/${input.chipNumber}`)
  const pet = await lockPetWithChip(db, input.oldChipNumber)
  if (!pet || pet.status === 'deceased') throw refuse('noSuchAnimal', { field: 'oldChipNumber' })
  const isSame = input.chipNumber === pet.chipNumber
  if (!isSame && isLookedFor(pet)) {
    await alarmKeeper(context, pet)
    return refuse('lookedFor', { field: 'oldChipNumber' })
  }
  const outside = outsidePractice(practice, Species.parse(pet.species))
  if (outside) throw refuse(outside)
  if (!isSame) await refuseWithoutReport(context, pet)
  const fault = implantFault({ ...input.implant, scanBefore: isSame ? input.implant.scanBefore : 'none' }, now)
  if (fault) throw refuse(fault, { field: FAULT_FIELDS[fault] })
  const unborn = implantProblem(input.implant.implantedOn, pet, now)
  if (unborn) throw refuse('beforeBirth', { words: unborn, field: FAULT_FIELDS.inFuture })

  const chip = { number: input.chipNumber, implantedOn: input.implant.implantedOn }
  const source = (await sourcesOf(db, [chip], who.id)).get(chip.number) ?? { unit: null }
  if ('reason' in source) {
    const { reason, unit, because } = source
    if (reason === 'otherHolder') await tellHolders(context, [unit], 'Implanter')
    return refuse(reason, { field: 'chipNumber', ...(because && { because }) })
  }
  if (isSame && !source.unit) throw refuse('chipTaken', { field: 'chipNumber', words: NOT_YOURS })
  if (isSame) await addImplant(context, pet, source.unit)
  if (!isSame && !(await replaceChip(context, pet, source.unit))) throw refuse('chipTaken', { field: 'chipNumber' })
  return { chipNumber: input.chipNumber, petName: pet.name }
})

/** A chip that still answers is no reason for a second one; one that has moved or hurt may answer still. */
async function refuseWithoutReport(context: Asking, pet: PetRow) {
  const { input, refuse } = context
  if (pet.chipNumber !== input.oldChipNumber) throw refuse('stillWorks', { because: REPLACED_BEFORE, field: 'oldChipNumber' })
  const reports = await reportsOf(context, pet.chipNumber)
  if (reports.length === 0) throw refuse('stillWorks', { field: 'oldChipNumber' })
  if (!(await mayReplaceHere(context, pet, reports))) throw refuse('notReported', { field: 'oldChipNumber' })
  const isSilent = reports.every(({ kind }) => kind === 'failed')
  if (isSilent && input.implant.scanBefore === 'otherChip') throw refuse('otherChip', { field: FAULT_FIELDS.otherChip })
}

const NOT_YOURS = 'This animal is registered with this microchip, which isn’t one of yours. Only its keeper can add the implant details.'
const REPLACED_BEFORE = because('DEAD-3', 'This number has already been replaced. Enter the animal’s current number.')
