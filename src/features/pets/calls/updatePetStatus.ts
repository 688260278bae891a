import { accountById } from '#features/accounts/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Message } from '#platform/jobs/message.ts'
import { type Asked, answer } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { updatePetStatus } from '../contract.ts'
import { petLife } from '../lifecycle.ts'
import { deathReported, departureReported, petReturned } from '../messages.ts'
import { isInTimeToUndo, undoUntil } from '../policy.ts'
import { owesRegistration, type PetRow, petToChange } from '../queries.ts'

type Said = 'deceased' | 'deceasedUndo' | 'exported' | 'returned'

export default answer(updatePetStatus, async (asked) => {
  const { input, who, db, now, refuse, move } = asked
  const pet = await petToChange(db, input.petId, who.id)
  if (!pet) throw refuse('notYours')
  if (input.on && input.on > londonDate(now)) throw refuse('inFuture', { field: 'on' })
  if (input.on && pet.bornExactly && input.on < pet.bornOn) throw refuse('beforeBirth', { field: 'on' })
  if (input.status === 'deceasedUndo' && pet.status === 'deceased') {
    const inTime = isInTimeToUndo(who, { ...pet, now })
    if (inTime !== true) throw refuse('undoEnded', { words: inTime })
  }

  const name = moveFor(input.status, await owesRegistration(db, pet.id))
  await move(petLife, name, pet.id, 'keeper', input.on ? { on: input.on } : {})
  await tellKeeper(asked, pet)
  return { status: petLife.moves[name].to }
})

/** A pet that comes back to the register still owes what it owed. */
function moveFor(said: Said, owes: boolean): keyof typeof petLife.moves {
  if (said === 'deceased') return 'reportDeceased'
  if (said === 'exported') return 'reportExported'
  if (said === 'returned') return owes ? 'reportReturnedUnpaid' : 'reportReturned'
  return owes ? 'undoDeceasedUnpaid' : 'undoDeceased'
}

async function tellKeeper({ input, who, db, now, needs, send }: Asked<typeof updatePetStatus>, pet: PetRow) {
  const keeper = await accountById(db, who.id)
  const link = needs.config.publicUrl + paths.pet(pet.id)
  const messages: Record<Said, () => Message> = {
    deceased: () => deathReported(keeper, pet, undoUntil({ statusAt: now }), link),
    deceasedUndo: () => petReturned(keeper, pet, link),
    exported: () => departureReported(keeper, pet, link),
    returned: () => petReturned(keeper, pet, link),
  }
  await send(messages[input.status]())
}
