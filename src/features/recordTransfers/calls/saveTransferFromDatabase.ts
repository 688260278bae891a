import { isChipTaken, peerOf } from '#features/chips/queries.ts'
import { hasFile } from '#features/files/queries.ts'
import { enterPet } from '#features/pets/enterPet.ts'
import { validatePet } from '#features/pets/validation.ts'
import { payOrOwe } from '#features/plans/payOrOwe.ts'
import { owedFor } from '#features/plans/queries/owed.ts'
import { useHousehold } from '#features/plans/useHousehold.ts'
import { withheldChips } from '#features/stock/withheldChips.ts'
import { newId } from '#platform/database/id.ts'
import { type CallContext, handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { saveTransferFromDatabase } from '../contract.ts'
import { recordTransferLife } from '../lifecycle.ts'
import { cameHere, movedHere } from '../messages.ts'
import { registerByCode } from '../queries.ts'

type Call = typeof saveTransferFromDatabase

export default handlerWithPreflight(saveTransferFromDatabase, askDatabase, async (context, { register, holds }) => {
  const { input, who, db, now, refuse, start, notify, queue } = context
  const { proof } = input
  await validatePet(context, input.pet, { uploader: who.id, within: 'pet.' })
  if (proof.kind === 'certificate' && !(await hasFile(db, proof.fileId, who.id))) throw refuse('noSuchProof', { field: 'proof.fileId' })

  const because = (await withheldChips(context, [input.pet.chipNumber])).get(input.pet.chipNumber)
  if (because) return refuse('ofOurStock', { because, field: 'pet.chipNumber' })

  const pet = { ...input.pet, evenIfHeldElsewhere: true }
  const alsoHeldBy = holds === 'yes' ? register.code : null
  const isFree = holds !== 'no' || (await useHousehold(context, who.id))
  const petStatus = isFree ? ('active' as const) : ('awaitingPayment' as const)
  const petId = await enterPet(context, pet, { keeperId: who.id, status: petStatus, alsoHeldBy })
  if (!petId) throw refuse('chipTaken', { field: 'pet.chipNumber' })
  const payment = isFree ? null : await owedFor(db, who, 1, (await payOrOwe(context, who.id, [petId])).length)

  const id = newId()
  // What the other database doesn’t have is nobody else’s: there’s nothing to prove.
  const status = holds === 'no' ? ('registered' as const) : ('unproven' as const)
  await db
    .insertInto('databaseMove')
    .values({
      id,
      status,
      statusAt: now,
      provenAt: status === 'registered' ? now : null,
      petId,
      keeperId: who.id,
      registerCode: register.code,
      createdAt: now,
      ...proofRow(proof),
    })
    .execute()
  await start(recordTransferLife, 'bringHere', { id, status }, 'keeper', { from: register.code, proof: proof.kind, holds })
  const about = {
    petName: pet.name,
    chipNumber: pet.chipNumber,
    name: register.name,
    owed: payment && owedWords(register.name, payment.words),
    answers: peerOf(register).length > 0,
  }
  await notify(who.id, (status === 'registered' ? movedHere : cameHere)(about, paths.pet(petId)))
  await queue('tellOtherRegisters', { moveId: id })
  return { moveId: id, petId, petName: pet.name, status, isProven: status === 'registered', holds, payment }
})

/** MOVE-1 What moves here is free. A record that the other database does not have cannot move: the animal is registered like any other. */
const owedWords = (name: string, words: string) =>
  `${name} says it has no record of this microchip, so this is a new registration. ${words}`

/** Whether the database says that it holds the number. It is not asked about one that is ours already. */
async function askDatabase({ input, db, services, refuse }: PreflightContext<Call>) {
  const register = await registerByCode(db, input.database)
  if (!register) throw refuse('databaseUnknown', { field: 'database' })
  const peers = peerOf(register)
  const askable = peers.length > 0 && !(await isChipTaken(db, input.pet.chipNumber))
  if (!askable) return { register, holds: null }
  const [said] = await services.databases.asks(peers, input.pet.chipNumber)
  return { register, holds: inWords(said?.holds ?? null) }
}

function inWords(holds: boolean | null) {
  if (holds === null) return 'noAnswer' as const
  return holds ? ('yes' as const) : ('no' as const)
}

function proofRow(proof: CallContext<Call>['input']['proof']) {
  return {
    proofKind: proof.kind,
    proofFileId: proof.kind === 'certificate' ? proof.fileId : null,
    proofCode: proof.kind === 'transferCode' ? proof.code : null,
  }
}
