import { accountById } from '#features/accounts/queries.ts'
import { isHeldByUsAlone } from '#features/chips/policy.ts'
import { holderElsewhere, isChipTaken } from '#features/chips/queries.ts'
import { petWithChip } from '#features/pets/queries.ts'
import { tellHolders } from '#features/stock/tellHolders.ts'
import { birthProblem, implantProblem, isWithMother } from '#knowledge/animals/birth.ts'
import { breedExists } from '#knowledge/animals/breeds/choice.ts'
import { mayFollow } from '#knowledge/chipnumbers/number.ts'
import { knownContactProblem } from '#platform/contract/contacts.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import { type CallContext, handlerWithPreflight } from '#platform/server/answer.ts'
import { answeredBefore, askAgain, request, unconfirmedOfMine } from '../confirmations.ts'
import { registerChip } from '../contract.ts'
import { enterChipped } from '../enterChipped.ts'
import { CONTACT_FIELDS, FAULT_FIELDS, implantFault, outsidePractice } from '../policy.ts'
import { qualificationOf } from '../queries/practices.ts'
import { sourcesOf } from '../sources.ts'

type Asking = CallContext<typeof registerChip>

export default handlerWithPreflight(
  registerChip,
  ({ db, services, input }) => holderElsewhere(db, services, input.pet.chipNumber),
  async (context, elsewhere) => {
    const { input, who, db, refuse } = context
    const { pet, implant, alreadyIn, to, draftId } = input
    const olderChip = implant.scanBefore === 'otherChip' ? input.olderChip : undefined
    await oneAtATime(db, `draft/${draftId ?? pet.chipNumber}`)
    await oneAtATime(db, `chip/${pet.chipNumber}`)
    const before = await answeredBefore(context)
    if (before) return before

    const implanter = await accountById(db, who.id)
    await validatePet(context, implanter)
    const older = olderChip && (await petWithChip(db, olderChip))
    if (older && older.chipNumber !== pet.chipNumber) throw refuse('olderChipTaken', { field: 'olderChip' })
    const unconfirmed = await unconfirmedOfMine(context)
    if (unconfirmed) return askAgain(context, unconfirmed)
    if (await isChipTaken(db, pet.chipNumber)) throw refuse('chipTaken', { field: 'pet.chipNumber' })

    const chip = { number: pet.chipNumber, implantedOn: implant.implantedOn, alreadyIn }
    const source = (await sourcesOf(db, [chip], who.id)).get(chip.number) ?? { unit: null }
    if ('reason' in source) {
      const { reason, unit, because } = source
      if (reason === 'otherHolder') await tellHolders(context, [unit], 'Implanter')
      return refuse(reason, { field: reason === 'frozen' ? 'alreadyIn' : 'pet.chipNumber', ...(because && { because }) })
    }
    const alone = isHeldByUsAlone(elsewhere)
    if (alone !== true && !pet.evenIfHeldElsewhere) throw refuse('heldElsewhere', { because: alone, field: 'pet.evenIfHeldElsewhere' })

    const chipped = { pet, implant, olderChip, to, draftId, unit: source.unit, alsoHeldBy: elsewhere?.code }
    const { ids } = await enterChipped(context, [chipped], who)
    const petId = ids.get(pet.chipNumber)
    if (!petId) throw refuse('chipTaken', { field: 'pet.chipNumber' })
    return request(context, petId)
  },
)

async function validatePet({ input, who, db, now, refuse }: Asking, implanter: Parameters<typeof knownContactProblem>[0]) {
  const { pet, implant, to } = input
  const outside = outsidePractice(await qualificationOf(db, who), pet.species)
  if (outside) throw refuse(outside, { field: 'pet.species' })
  const contact = knownContactProblem(implanter, to)
  if (contact) throw refuse(contact, { field: CONTACT_FIELDS[contact] })
  const fault = implantFault({ ...implant, mayFollow: mayFollow({ ...pet, olderChip: input.olderChip }) }, now)
  if (fault) throw refuse(fault, { field: FAULT_FIELDS[fault] })

  const breed = breedExists(pet.species, pet.breed)
  if (breed !== true) throw refuse('breedUnknown', { because: breed, field: 'pet.breed' })
  const birth = birthProblem(pet.bornOn, pet.species, now)
  if (birth) throw refuse(birth.reason, { words: birth.words, field: 'pet.bornOn' })
  if (isWithMother(input, now) && !input.keepsMother) throw refuse('motherKeeperNeeded', { field: 'keepsMother' })
  const unborn = implantProblem(implant.implantedOn, pet, now)
  if (unborn) throw refuse('beforeBirth', { words: unborn, field: 'implant.implantedOn' })
}
