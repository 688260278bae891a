import { accountById } from '#features/accounts/queries.ts'
import { handedOver } from '#features/keepership/queries.ts'
import { endIntake, resumeIntake } from '#features/welfare/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { Message } from '#platform/jobs/message.ts'
import { type Asked, answer } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { updatePetStatus } from '../contract.ts'
import { petLife } from '../lifecycle.ts'
import { deathReported, departureReported, foundReported, missingReported, petReturned, theftReported } from '../messages.ts'
import { isInTimeToUndo, undoUntil } from '../policy.ts'
import { owesRegistration, type PetRow, petToChange } from '../queries.ts'

type Said = InputOf<typeof updatePetStatus>['status']

export default answer(updatePetStatus, async (asked) => {
  const { input, who, db, now, refuse, move } = asked
  const pet = await petToChange(db, input.petId, who.id)
  const handed = pet ? null : await handedOver(db, input.petId, who.id)
  if (handed) throw refuse('handedOver', { words: handed })
  if (!pet) throw refuse('notYours')
  if (input.on && input.on > londonDate(now)) throw refuse('inFuture', { field: 'on' })
  if (input.on && pet.bornExactly && input.on < pet.bornOn) throw refuse('beforeBirth', { field: 'on' })
  if (input.status === 'deceasedUndo' && pet.status === 'deceased') {
    const inTime = isInTimeToUndo(who, { ...pet, now })
    if (inTime !== true) throw refuse('undoEnded', { words: inTime })
  }

  const [paid, unpaid] = MOVES[input.status]
  const name = (await owesRegistration(db, pet.id)) ? unpaid : paid
  await move(petLife, name, pet.id, 'keeper', input.on ? { on: input.on } : {})
  // An animal that dies in the care of an organisation has left it.
  if (input.status === 'deceased') await endIntake(db, pet.id, 'died', now)
  if (input.status === 'deceasedUndo') await resumeIntake(db, pet.id, { how: 'died', at: pet.statusAt })
  await tellKeeper(asked, pet)
  return { status: petLife.moves[name].to }
})

type PetMove = keyof typeof petLife.moves

/** What each word means for a pet that is paid for, and for one that is not: a pet that comes back to the register still owes what it owed. */
const MOVES: Record<Said, readonly [paid: PetMove, unpaid: PetMove]> = {
  missing: ['reportMissing', 'reportMissing'],
  stolen: ['reportStolen', 'reportStolen'],
  found: ['reportFound', 'reportFoundUnpaid'],
  deceased: ['reportDeceased', 'reportDeceased'],
  deceasedUndo: ['undoDeceased', 'undoDeceasedUnpaid'],
  exported: ['reportExported', 'reportExported'],
  returned: ['reportReturned', 'reportReturnedUnpaid'],
}

async function tellKeeper({ input, who, db, now, needs, send }: Asked<typeof updatePetStatus>, pet: PetRow) {
  const keeper = await accountById(db, who.id)
  const link = needs.config.publicUrl + paths.pet(pet.id)
  const messages: Record<Said, () => Message> = {
    missing: () => missingReported(keeper, pet, link),
    stolen: () => theftReported(keeper, pet, link),
    found: () => foundReported(keeper, pet, link),
    deceased: () => deathReported(keeper, pet, undoUntil({ statusAt: now }), link),
    deceasedUndo: () => petReturned(keeper, pet, link),
    exported: () => departureReported(keeper, pet, link),
    returned: () => petReturned(keeper, pet, link),
  }
  await send(messages[input.status]())
}
