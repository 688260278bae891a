import { groupChipNumber } from '#features/chips/group.ts'
import { chipsOf, registerOf, withoutKeeper } from '#features/implanting/parts/manage/address.ts'
import { unaskedImplants } from '#features/implanting/queries.ts'
import { moneyForRecalled } from '#features/stock/kit/recallmoney.ts'
import { BANK_HAS_IT, BANK_HOLDS } from '#features/stock/queries.ts'
import { daysAfter, earlier, later, londonDate } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
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
    .orderBy('implant.id')
    .execute()
  return waiting.length > TOLD_ONE_BY_ONE ? [manyUnregistered(waiting.length)] : waiting.map(unregistered)
}

/** More are one line: they stand one by one in the list to which it leads. */
const TOLD_ONE_BY_ONE = 2

const unregistered = ({ id, chipNumber, name }: { id: string; chipNumber: string; name: string }): Task => ({
  kind: 'unregisteredImplant',
  id,
  title: `${name} has no keeper on the register`,
  text: `Nobody has said that ${name} is theirs, and finders reach you. Ask the keeper for the right address, and register the chip again with it.`,
  link: registerOf(chipNumber),
  act: 'Register it again',
  urgent: true,
  dueAt: null,
})

const manyUnregistered = (count: number): Task => ({
  kind: 'unregisteredImplant',
  id: 'unregistered',
  title: `${count} animals have no keeper on the register`,
  text: 'Nobody has said that they are theirs, and finders reach you. Ask each keeper for the right address, and register the chip again with it.',
  link: withoutKeeper,
  act: 'See them',
  urgent: true,
  dueAt: null,
})

/** DEAD-4 Chips that this person holds and that must not be implanted: their batch is frozen, or was called back lately. */
export async function stoppedTasks({ db, who, now }: Asking): Promise<Task[]> {
  if (!who.roles.includes('Implanter')) return []
  const batches = await db
    .selectFrom('chipUnit')
    .innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId')
    .leftJoin('chipOrder', 'chipOrder.id', 'chipUnit.orderId')
    .select(['chipBatch.id', 'chipBatch.code', 'chipBatch.status'])
    .select(({ fn }) => [
      fn.countAll<number>().as('chips'),
      fn.countAll<number>().filterWhere(BANK_HAS_IT).as('takenBack'),
      fn.countAll<number>().filterWhere(BANK_HOLDS).as('suspended'),
    ])
    .where('chipUnit.holderId', '=', who.id)
    .where('chipBatch.status', '<>', 'inStock')
    .where((row) =>
      row.or([
        row('chipUnit.status', '=', 'withImplanter'),
        row('chipUnit.status', '=', 'recalled').and('chipUnit.statusAt', '>', earlier(now, { days: RECALL_DAYS })),
      ]),
    )
    .groupBy('chipBatch.id')
    .orderBy('chipBatch.code')
    .limit(MOST)
    .execute()
  return batches.map(({ id, code, status, chips, ...money }) => ({
    kind: 'chipsStopped',
    id,
    title: `Do not implant ${chips === 1 ? 'the chip' : `the ${chips} chips`} of batch ${code} that you hold`,
    text: status === 'frozen' ? FROZEN : `${CALLED_BACK} ${moneyForRecalled({ chips, ...money })}`,
    link: status === 'frozen' ? chipsOf(code) : chipsOf(code, 'recalled'),
    act: chips === 1 ? 'See which' : 'See which ones',
    urgent: true,
    dueAt: null,
  }))
}

/** For so long after a recall its chips stand among what waits. */
const RECALL_DAYS = 30
const FROZEN = 'Too many chips of it have failed, and we are looking into it. Put yours aside until we write to you.'
const CALLED_BACK = 'It is called back. Send yours to us unopened: we wrote to you where to.'

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
    .where('chipBatch.status', '=', 'inStock')
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
