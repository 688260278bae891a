import { londonDate } from '#platform/clock/clock.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import type { Rule } from '#platform/law/policy.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { updatePetStatus } from '../contract.ts'
import { petLife } from '../lifecycle.ts'
import { deathReported, departureReported, foundReported, missingReported, petReturned, theftReported } from '../messages.ts'
import { isInTimeToUndo, isProven, isTrusted, undoUntil } from '../policy.ts'
import { petsSharedWith } from '../queries/shared.ts'
import { handedOver, type PetRow, petToChange } from '../queries.ts'
import { reportPet } from '../reportPet.ts'

type Said = InputOf<typeof updatePetStatus>['status']

export default answer(updatePetStatus, async (context) => {
  const { input, who, db, now, refuse } = context
  const own = await petToChange(db, input.petId, who.id)
  const pet = own ?? (await sharedPetOf(context))
  const handed = pet ? null : await handedOver(db, input.petId, who.id)
  if (handed) throw refuse('handedOver', { because: handed })
  if (!pet) throw refuse('notYours')
  if (input.on && input.on > londonDate(now)) throw refuse('inFuture', { field: 'on' })
  if (input.on && pet.bornExactly && input.on < pet.bornOn) throw refuse('beforeBirth', { field: 'on' })
  if (input.status === 'deceasedUndo' && pet.status === 'deceased') {
    const inTime = isInTimeToUndo(who, { ...pet, now })
    if (inTime !== true) throw refuse('undoEnded', { because: inTime })
  }

  const proven = NEEDS_PROOF[input.status]?.(who, pet) ?? true
  if (proven !== true) throw refuse('unproven', { because: proven })

  const status = await reportPet(context, pet, MOVES[input.status], {
    on: input.on,
    of: input.status === 'deceased' ? input.diedOf : '',
    by: own ? 'keeper' : 'sharer',
  })
  await db
    .updateTable('pet')
    // Only its keeper lets finders see what it looks like.
    .set({ shownToFinders: own ? (input.showToFinders ?? false) : pet.shownToFinders })
    .where('id', '=', pet.id)
    .execute()
  await tellKeeper(context, pet)
  return { status }
})

/** SHARE-2 Whoever shares a record can report the pet missing or found, and no more. */
async function sharedPetOf({ input, who, db }: CallContext<typeof updatePetStatus>): Promise<PetRow | undefined> {
  if (!petLife.moves[MOVES[input.status]].by.includes('sharer')) return undefined
  const shared = await petsSharedWith(db, who.id).where('pet.id', '=', input.petId).executeTakeFirst()
  return shared && petToChange(db, shared.id, shared.keeperId)
}

/** MOVE-1 */
const NEEDS_PROOF: Partial<Record<Said, Rule<PetRow>>> = { exported: isProven, stolen: isTrusted, deceased: isTrusted }

/** What each word means. */
const MOVES: Record<Said, keyof typeof petLife.moves> = {
  missing: 'reportMissing',
  stolen: 'reportStolen',
  found: 'reportFound',
  deceased: 'reportDeceased',
  deceasedUndo: 'undoDeceased',
  exported: 'reportExported',
  returned: 'reportReturned',
}

async function tellKeeper({ input, now, notify }: CallContext<typeof updatePetStatus>, pet: PetRow) {
  const link = paths.pet(pet.id)
  const notices: Record<Said, Notice> = {
    missing: missingReported(pet, link),
    stolen: theftReported(pet, link),
    found: foundReported(pet, link),
    deceased: deathReported(pet, undoUntil({ statusAt: now }), link),
    deceasedUndo: petReturned(pet, link),
    exported: departureReported(pet, link),
    returned: petReturned(pet, link),
  }
  await notify(pet.keeperId, notices[input.status])
}
