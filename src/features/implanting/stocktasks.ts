import { firstTasks } from '#features/accounts/firstTasks.ts'
import type { Task, TaskContext } from '#features/accounts/points.ts'
import { moneyForRecalled } from '#features/stock/kit/recallmoney.ts'
import { BANK_HAS_IT, BANK_HOLDS, COLLEAGUE_BOUGHT } from '#features/stock/queries/bankholds.ts'
import { UNUSED } from '#features/stock/queries/unused.ts'
import { daysAfter, earlier, londonDate } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { chipsOf } from './parts/manage/address.ts'

/** DEAD-4 Chips that this person holds and that must not be implanted: their batch is frozen, or was called back lately. */
export async function stoppedTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  if (!who.roles.includes('Implanter')) return []
  const batches = db
    .selectFrom('chipUnit')
    .innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId')
    .leftJoin('chipOrder', 'chipOrder.id', 'chipUnit.orderId')
    .select(['chipBatch.id', 'chipBatch.code', 'chipBatch.status'])
    .select(({ fn }) => [
      fn.countAll<number>().as('chips'),
      fn.countAll<number>().filterWhere(BANK_HAS_IT).as('takenBack'),
      fn.countAll<number>().filterWhere(BANK_HOLDS).as('suspended'),
      fn.countAll<number>().filterWhere(COLLEAGUE_BOUGHT).as('ofColleagues'),
    ])
    .where('chipUnit.holderId', '=', who.id)
    .where('chipBatch.status', '<>', 'inStock')
    .where((row) =>
      row.or([
        row('chipUnit.status', 'in', UNUSED),
        row('chipUnit.status', '=', 'recalled').and('chipUnit.statusAt', '>', earlier(now, { days: RECALL_DAYS })),
      ]),
    )
    .groupBy('chipBatch.id')
    .orderBy('chipBatch.code')
  return firstTasks(
    batches,
    ({ id, code, status, chips, ...money }) => ({
      kind: 'chipsStopped',
      id,
      title: `Don’t implant your ${chips === 1 ? 'chip' : `${chips} chips`} from batch ${code}`,
      text: status === 'frozen' ? FROZEN : `${CALLED_BACK} ${moneyForRecalled({ chips, ...money })}`,
      link: status === 'frozen' ? chipsOf(code) : chipsOf(code, 'recalled'),
      act: chips === 1 ? 'See chip' : 'See chips',
      urgent: true,
      dueAt: null,
    }),
    { what: ['batch you mustn’t use', 'batches you mustn’t use'], link: paths.manageChips, act: 'See chips' },
  )
}

/** For so long after a recall its chips stand among what waits. */
const RECALL_DAYS = 30
const FROZEN = 'Too many chips from this batch have failed, and we’re looking into it. Put yours aside until we write to you.'
const CALLED_BACK = 'We’ve recalled this batch. Send your chips back unopened: we’ve written to you with the address.'

const EXPIRING_DAYS = 60

/** Chips that this person holds and that are sterile for no more than two months. */
export async function expiringTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  if (!who.roles.includes('Implanter')) return []
  const today = londonDate(now)
  const batches = db
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
  return firstTasks(
    batches,
    ({ id, code, expiresOn, chips }) => ({
      kind: 'chipsExpiring',
      id,
      title: `${chips === 1 ? 'A chip' : `${chips} chips`} from batch ${code} ${chips === 1 ? 'is' : 'are'} sterile until ${whenText(expiresOn, 'day')}`,
      text: 'Use these first. You can’t implant them after that date.',
      link: paths.manageChips,
      act: 'See chips',
      urgent: false,
      dueAt: new Date(`${expiresOn}T12:00:00Z`),
    }),
    { what: ['batch to use first', 'batches to use first'], act: 'See chips' },
  )
}
