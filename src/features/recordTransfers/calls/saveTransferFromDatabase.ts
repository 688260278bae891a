import { askOthers, holderAmong, isChipTaken, type OtherAnswer, peerOf } from '#features/chips/queries.ts'
import { hasFile } from '#features/files/queries.ts'
import { enterPet } from '#features/pets/enterPet.ts'
import { followTwice } from '#features/pets/points.ts'
import { validatePet } from '#features/pets/validation.ts'
import { payOrOwe } from '#features/plans/payOrOwe.ts'
import { owedFor } from '#features/plans/queries/owed.ts'
import { useHousehold } from '#features/plans/useHousehold.ts'
import { withheldChips } from '#features/stock/withheldChips.ts'
import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { beginMove } from '../beginMove.ts'
import { saveTransferFromDatabase } from '../contract.ts'
import { cameHere, movedHere } from '../messages.ts'
import { registerByCode } from '../queries.ts'

type Call = typeof saveTransferFromDatabase

export default handlerWithPreflight(saveTransferFromDatabase, askDatabases, async (context, { register, holds, another }) => {
  const { input, who, db, refuse, notify } = context
  const { proof } = input
  await validatePet(context, input.pet, { uploader: who.id, within: 'pet.' })
  if ('fileId' in proof && !(await hasFile(db, proof.fileId, who.id))) throw refuse('noSuchProof', { field: 'proof.fileId' })

  const because = (await withheldChips(context, [input.pet.chipNumber])).get(input.pet.chipNumber)
  if (because) return refuse('ofOurStock', { because, field: 'pet.chipNumber' })
  if (another && holds !== 'yes') throw refuse('heldByAnother', { words: chooseInstead(another.name), field: 'database' })

  const pet = { ...input.pet, evenIfHeldElsewhere: true }
  const isCovered = await useHousehold(context, who.id)
  const petStatus = isCovered ? ('active' as const) : ('awaitingPayment' as const)
  const petId = await enterPet(context, pet, { keeperId: who.id, status: petStatus, alsoHeldBy: holds === 'yes' ? register.code : null })
  if (!petId) throw refuse('chipTaken', { field: 'pet.chipNumber' })
  const payment = isCovered ? null : await owedFor(context, 1, (await payOrOwe(context, who.id, [petId])).length)

  // What no database has is nobody else’s: there’s nothing to prove.
  const status = holds === 'no' ? ('registered' as const) : ('unproven' as const)
  const moveId = await beginMove(context, {
    petId,
    keeperId: who.id,
    registerCode: register.code,
    status,
    proof,
    facts: { holds },
  })
  await followTwice(context, { petId, keeperId: who.id, alsoHeldBy: another?.code })
  const about = {
    petName: pet.name,
    chipNumber: pet.chipNumber,
    name: register.name,
    owed: payment && owedWords(status === 'registered' ? register.name : null, payment.words),
    answers: peerOf(register).length > 0,
    getsLetter: register.address !== null,
  }
  await notify(who.id, (status === 'registered' ? movedHere : cameHere)(about, paths.pet(petId)))
  return { moveId, petId, petName: pet.name, status, isProven: status === 'registered', holds, payment }
})

/** A record that the other database does not have cannot move: the animal is registered like any other. */
const owedWords = (without: string | null, words: string) =>
  without ? `${without} says it has no record of this microchip, so this is a new registration. ${words}` : words

const chooseInstead = (name: string) => `${name} says it has this microchip. Choose ${name}: that’s the record you can move here.`

/** Whether the database says that it holds the number, and which other one does. None is asked about a number that is ours already. */
async function askDatabases({ input, db, services, refuse }: PreflightContext<Call>) {
  const register = await registerByCode(db, input.database)
  if (!register) throw refuse('databaseUnknown', { field: 'database' })
  if (await isChipTaken(db, input.pet.chipNumber)) return { register, holds: null, another: null }
  const { others } = await askOthers(db, services.databases, input.pet.chipNumber)
  const isNamed = ({ code }: OtherAnswer) => code === register.code
  return { register, holds: others.find(isNamed)?.holds ?? null, another: holderAmong(others.filter((other) => !isNamed(other))) }
}
