import { accountById, tradingNames } from '#features/accounts/queries.ts'
import { hasPicture } from '#features/files/queries.ts'
import { chipUnitLife } from '#features/stock/lifecycle.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { freezeFailing } from '../batchfreeze.ts'
import { markChipAsdead } from '../contract.ts'
import { deadChipLife } from '../lifecycle.ts'
import { yourPetsChipFailed } from '../messages.ts'
import { REPORT_DAYS, REPORTED } from '../policy.ts'
import { hasImplanted, type Reportable, reportable } from '../reportable.ts'

type Asking = CallContext<typeof markChipAsdead>

export default answer(markChipAsdead, async (context) => {
  const { input, who, db, refuse } = context
  await refuseUnproved(context)
  const chip = await reportable(db, input, who)
  if (typeof chip === 'string') throw refuse(chip)
  if (input.kind === 'unusedDud') return givenBack(context, chip)
  return reported(context, chip, input.kind)
})

async function refuseUnproved({ input, who, db, now, refuse }: Asking) {
  if (input.noticedOn > londonDate(now)) throw refuse('inFuture', { field: 'noticedOn' })
  const asksProof = input.kind === 'unusedDud' || input.kind === 'failed'
  if (asksProof && !input.labelPhotoId && !input.secondScan) throw refuse('proofNeeded', { field: 'labelPhotoId' })
  if (input.labelPhotoId && !(await hasPicture(db, input.labelPhotoId, who.id))) throw refuse('noSuchPhoto', { field: 'labelPhotoId' })
}

/** DEAD-1 A chip that never worked is owed again: Staff send another. */
async function givenBack(context: Asking, chip: Reportable) {
  const { refuse, transition } = context
  const { unit, isHeld, pet } = chip
  if (!unit || !isHeld) throw refuse('notYours')
  const reportId = await report(context, chip, null)
  if (unit.status !== 'withImplanter' || pet) throw refuse('notUnused')
  await transition(chipUnitLife, 'dud', unit.id, 'Implanter')
  await transition(deadChipLife, 'issueCredit', reportId, 'Implanter')
  await freezeFailing(context, 'Implanter', unit.batchId)
  return { reportId, status: 'creditIssued' as const, dueOn: null }
}

/** DEAD-2 What happens in an animal is reported to the Secretary of State. */
async function reported(context: Asking, chip: Reportable, kind: 'failed' | 'migrated' | 'reaction') {
  const { input, who, db, now, refuse, transition, recordEvent, notify } = context
  const { unit, pet, by } = chip
  if (!pet) throw refuse('notYours', { words: NOT_IN_ANIMAL })
  const dueOn = daysAfter(londonDate(now), REPORT_DAYS)
  const reportId = await report(context, chip, dueOn)
  await transition(deadChipLife, 'oweReport', reportId, by)
  await recordEvent('pet', pet.id, { move: 'reportChip', clause: REPORTED.clause, by, facts: { kind } })
  // That a stranger says it has moved changes nothing about the chip: it works, and who holds, implanted or treats the animal decides.
  if (by !== 'finder' && (unit?.status === 'implanted' || unit?.status === 'registered'))
    await transition(chipUnitLife, 'fail', unit.id, by)
  if (by !== 'finder' && unit) await freezeFailing(context, by, unit.batchId)

  const keeper = await accountById(db, pet.keeperId)
  const about = { petName: pet.name, number: input.chipNumber, what: kind, by, practice: await practiceKnown(context) }
  if (keeper.id !== who.id && keeper.status !== 'closed') await notify(keeper, yourPetsChipFailed(about, paths.pet(pet.id)))
  return { reportId, status: 'reportDue' as const, dueOn }
}

/** Under which name the keeper knows who reports it: the practice that put the chip in is no secret to them, and anyone else is. */
async function practiceKnown({ input, who, db }: Asking): Promise<string | null> {
  const isKnown = await hasImplanted(db, input.chipNumber, who.id)
  return isKnown ? ((await tradingNames(db, [who.id])).get(who.id) ?? null) : null
}

const NOT_IN_ANIMAL = 'No animal on the register has this microchip. If you never implanted the chip, report it as one that never worked.'

async function report({ input, who, db, now, refuse, start }: Asking, { pet, unit, by }: Reportable, dueOn: string | null) {
  const { chipNumber, kind, noticedOn, words, labelPhotoId, secondScan } = input
  const row = { id: newId(), status: 'reported' as const, statusAt: now, reportedBy: who.id, createdAt: now, dueOn }
  const told = { chipNumber, kind, noticedOn, words, labelPhotoId, secondScan: secondScan || null }
  const reported = await db
    .insertInto('deadChip')
    .values({ ...row, ...told, batchId: unit?.batchId ?? null, petId: pet?.id ?? null })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!reported) throw refuse('reportedAlready', { field: 'chipNumber' })
  await start(deadChipLife, 'report', row, by, { kind })
  return row.id
}
