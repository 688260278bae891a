import { groupChipNumber } from '#features/chips/group.ts'
import { unaskedImplants } from '#features/implanting/queries.ts'
import { daysAfter, later, londonDate } from '#platform/clock/clock.ts'
import { paths } from '#src/paths.ts'
import { whenText } from '#ui/whentext.ts'
import type { Asking, Task } from './task.ts'

const MOST = 20

/** Reports of chips that are still to be sent to the Veterinary Medicines Directorate. */
export async function reportTasks({ db, who, now }: Asking): Promise<Task[]> {
  if (!who.roles.includes('Implanter') && !who.roles.includes('Welfare')) return []
  const due = await db
    .selectFrom('deadChip')
    .select(['id', 'chipNumber', 'dueOn'])
    .where('reportedBy', '=', who.id)
    .where('status', '=', 'reportDue')
    .orderBy('dueOn')
    .limit(MOST)
    .execute()
  return due.map(({ id, chipNumber, dueOn }) => ({
    kind: 'reportDue',
    id,
    title: `Send the report of microchip ${groupChipNumber(chipNumber)}`,
    text: `The law asks for it${dueOn ? `; send it by ${whenText(dueOn, 'day')}` : ''}. It is filled in and ready; then tell us its reference.`,
    link: paths.deadChips,
    act: 'Open the report',
    urgent: dueOn !== null && dueOn <= londonDate(later(now, { days: SOON_DAYS })),
    dueAt: dueOn ? new Date(`${dueOn}T12:00:00Z`) : null,
  }))
}

const SOON_DAYS = 7

/** Animals that this person chipped, about which nobody is asked any more. */
export async function unregisteredTasks({ db, who, now }: Asking): Promise<Task[]> {
  if (!who.roles.includes('Implanter')) return []
  const waiting = await unaskedImplants(db, now)
    .select(['implant.id', 'implant.chipNumber', 'pet.name'])
    .where('implant.implanterId', '=', who.id)
    .orderBy('implant.createdAt')
    .limit(MOST)
    .execute()
  return waiting.map(({ id, chipNumber, name }) => ({
    kind: 'unregisteredImplant',
    id,
    title: `${name} has no keeper on the register`,
    text: `Nobody has said that ${name} is theirs, and finders reach you. Ask the keeper for the right address, and register the chip again with it.`,
    link: `${paths.registerChip}?${new URLSearchParams({ chip: chipNumber })}`,
    act: 'Register it again',
    urgent: true,
    dueAt: null,
  }))
}

const EXPIRING_DAYS = 60

/** Chips that this person holds and that are sterile for no more than two months. */
export async function expiringTasks({ db, who, now }: Asking): Promise<Task[]> {
  if (!who.roles.includes('Implanter')) return []
  const today = londonDate(now)
  const batches = await db
    .selectFrom('chipUnit')
    .innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId')
    .select(['chipBatch.id', 'chipBatch.code', 'chipBatch.expiresOn'])
    .select((row) => row.fn.countAll<number>().as('chips'))
    .where('chipUnit.holderId', '=', who.id)
    .where('chipUnit.status', '=', 'withImplanter')
    .where((row) => row.between('chipBatch.expiresOn', today, daysAfter(today, EXPIRING_DAYS)))
    .groupBy('chipBatch.id')
    .orderBy('chipBatch.expiresOn')
    .limit(MOST)
    .execute()
  return batches.map(({ id, code, expiresOn, chips }) => ({
    kind: 'chipsExpiring',
    id,
    title: `${chips === 1 ? 'A chip' : `${chips} chips`} of batch ${code} ${chips === 1 ? 'is' : 'are'} sterile until ${whenText(expiresOn, 'day')}`,
    text: 'Use them first. Afterwards they may not be implanted.',
    link: paths.manageChips,
    act: 'See the chips',
    urgent: false,
    dueAt: new Date(`${expiresOn}T12:00:00Z`),
  }))
}
