import { isVerified } from '#features/accounts/queries/profiles.ts'
import { isHeldByUsAlone } from '#features/chips/policy.ts'
import { holderElsewhere } from '#features/chips/queries.ts'
import { giveChip } from '#features/pets/giveChip.ts'
import { petLife } from '#features/pets/lifecycle.ts'
import { followTwice } from '#features/pets/points.ts'
import { reportedAs } from '#features/pets/policy.ts'
import { lockPetWithChip, type PetRow } from '#features/pets/queries.ts'
import { payOrOwe } from '#features/plans/payOrOwe.ts'
import { owedFor } from '#features/plans/queries/owed.ts'
import { withheldChips } from '#features/stock/withheldChips.ts'
import { implantProblem } from '#knowledge/animals/birth.ts'
import { type CallContext, handlerWithPreflight } from '#platform/server/answer.ts'
import { whenText } from '#platform/text/whentext.ts'
import { type AnimalInCare, animalsInCare } from '../animalsInCare.ts'
import { registerUnchipped } from '../contract.ts'
import { holdStay, whyNotHeldNow } from '../hold.ts'
import { isSignedOver } from '../kit/ways.ts'
import { animalTakenIn } from '../messages.ts'
import { birthProblemOf } from '../policy.ts'
import { IntakeKind } from '../shapes.ts'

type Asking = CallContext<typeof registerUnchipped>

export default handlerWithPreflight(
  registerUnchipped,
  ({ db, services, input }) => holderElsewhere(db, services, input.chipNumber),
  async (context, elsewhere) => {
    const { input, who, db, refuse } = context
    const { petId, chipNumber } = input
    if (!(await isVerified(db, who.id, 'Welfare'))) throw refuse('notVerified')
    const [animal] = (await animalsInCare(db, who.id, [petId])) ?? []
    if (animal?.chipNumber !== '') throw refuse('notYours')
    const registered = await lockPetWithChip(db, chipNumber)
    if (registered) return holdIt(context, animal, registered)

    const because = (await withheldChips(context, [chipNumber])).get(chipNumber)
    if (because) return refuse('ofOurStock', { because, field: 'chipNumber' })
    const alone = isHeldByUsAlone(elsewhere)
    if (alone !== true && !input.evenIfHeldElsewhere) throw refuse('heldElsewhere', { because: alone, field: 'chipNumber' })
    return register(context, animal, elsewhere?.code)
  },
)

/** HOLD-1 Its chip had been missed: it’s registered to someone else, for whom it’s held from now on, with the stay that it has. */
async function holdIt(context: Asking, { id, intakeId, kind, cameOn }: AnimalInCare, pet: PetRow) {
  const { who, db, refuse, transition } = context
  const because = await whyNotHeldNow(db, who.id, pet)
  if (because) throw refuse('notHeld', { because, field: 'chipNumber' })
  if (isSignedOver(kind) && reportedAs(pet) === 'stolen') throw refuse('reportedStolen', { field: 'chipNumber' })
  await transition(petLife, 'identify', id, 'Welfare', { registeredPetId: pet.id })
  await db.updateTable('intake').set({ petId: pet.id, held: true }).where('id', '=', intakeId).execute()
  const { threadId } = await holdStay(context, { pet, intakeId, intake: { kind: IntakeKind.parse(kind), cameOn } })
  return { petId: pet.id, petName: pet.name, isHeld: true, threadId, payment: null }
}

/** PET-1 From now on anyone who scans it finds the organisation. */
async function register(context: Asking, animal: AnimalInCare, alsoHeldBy: string | undefined) {
  const { input, who, db, refuse, notify } = context
  const { id: petId, name } = animal
  const { chipNumber } = input
  await writeImplant(context, animal)
  if (!(await giveChip(context, { petId, chipNumber, alsoHeldBy: alsoHeldBy ?? null }))) throw refuse('chipTaken', { field: 'chipNumber' })
  await followTwice(context, { petId, keeperId: who.id, alsoHeldBy })
  if (input.rescueBackup) await db.updateTable('pet').set({ rescueBackupId: who.id }).where('id', '=', petId).execute()
  const paid = await payOrOwe(context, who.id, [petId])
  const payment = await owedFor(context, 1, paid.length)
  await notify(who.id, animalTakenIn({ name, chipNumber, owed: payment.words }))
  return { petId, petName: name, isHeld: false, threadId: null, payment }
}

/** A chip that was put in while the animal was here, the organisation knows when and by whom. */
async function writeImplant({ input, db, now, refuse }: Asking, animal: AnimalInCare): Promise<void> {
  const { implantedOn, site, implanterName } = input.implant
  if (!input.wasMissed && !implantedOn) throw refuse('implantDateNeeded', { field: 'implant.implantedOn' })
  if (!input.wasMissed && !implanterName) throw refuse('implanterNeeded', { field: 'implant.implanterName' })
  const words = (implantedOn && birthProblemOf(implantedOn, animal)) || implantProblem(implantedOn, animal, now)
  if (words) throw refuse('implantDateWrong', { words, field: 'implant.implantedOn' })
  const { scannedOn } = animal
  if (!input.wasMissed && implantedOn && scannedOn && implantedOn < scannedOn)
    throw refuse('beforeScan', { words: beforeScan(implantedOn, scannedOn), field: 'implant.implantedOn' })
  const implant = { implantedOn, implantSite: site || null, implanterName: implanterName || null }
  await db.updateTable('pet').set(implant).where('id', '=', animal.id).execute()
}

const beforeScan = (implantedOn: string, scannedOn: string) =>
  `You scanned it on ${whenText(scannedOn, 'day')} and found no microchip, so it can’t have been chipped on ${whenText(implantedOn, 'day')}. ` +
  'Check the date, or say that your first scan missed the chip.'
