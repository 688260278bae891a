import { sql } from 'kysely'
import { MOST_TASKS, withOthers } from '#features/accounts/firstTasks.ts'
import type { Task, TaskContext } from '#features/accounts/points.ts'
import { chipsText } from '#features/stock/kit/chipstext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { runsOfHandovers } from './queries.ts'

/** Chips that colleagues hand to this implanter, each waiting for a yes or no. */
export async function handedTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  if (!who.roles.includes('Implanter')) return []
  const handed = await db
    .selectFrom('chipHandover')
    .innerJoin('account', 'account.id', 'chipHandover.fromAccount')
    .select(['chipHandover.id', 'chipHandover.answerBy', 'account.name'])
    .select(sql<number>`(count(*) over ())::int`.as('ofAll'))
    .where('toAccount', '=', who.id)
    .where('chipHandover.status', '=', 'offered')
    .where('answerBy', '>', now)
    .orderBy('answerBy')
    .limit(MOST_TASKS)
    .execute()
  const runs = await runsOfHandovers(
    db,
    handed.map(({ id }) => id),
  )
  const tasks = handed.map(({ id, answerBy, name }): Task => {
    const count = (runs.get(id) ?? []).reduce((sum, { chips }) => sum + chips, 0)
    return {
      kind: 'chipsHanded',
      id,
      title: `A colleague hands you ${chipsText(count)}`,
      text: `${name} wants you to have ${count === 1 ? 'it' : 'them'}. Accept or refuse by ${whenText(answerBy, 'day')}.`,
      link: paths.handedChips,
      act: 'Answer',
      urgent: false,
      dueAt: answerBy,
    }
  })
  return withOthers(tasks, handed[0]?.ofAll ?? 0, { what: ['offer of chips', 'offers of chips'], act: 'See chips' })
}
