import { type SelectQueryBuilder, sql } from 'kysely'
import { countText } from '#platform/text/counttext.ts'
import type { Task } from './points.ts'

/** So many of a kind stand among what waits one by one. */
export const MOST_TASKS = 20

interface Others {
  /** What one of them is, and several: "request", "requests". */
  what: readonly [one: string, several: string]
  /** The list in which they all stand; without it, where the last of those shown is done. */
  link?: string
  act: string
}

/** The first of these rows as tasks. Where there are more, one task says how many and leads to the list of them all. */
export async function firstTasks<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  taskOf: (row: Row) => Task | Promise<Task>,
  others: Others,
): Promise<Task[]> {
  const rows = await query
    .select(sql<number>`(count(*) over ())::int`.as('ofAll'))
    .limit(MOST_TASKS)
    .$castTo<Row & { ofAll: number }>()
    .execute()
  return withOthers(await Promise.all(rows.map(taskOf)), rows[0]?.ofAll ?? 0, others)
}

/** Tasks with one more that says how many of this total they leave out, and leads to them. It stands behind those of its kind. */
export function withOthers(tasks: readonly Task[], total: number, { what, link, act }: Others): Task[] {
  const last = tasks.at(-1)
  const left = total - tasks.length
  if (!last || left <= 0) return [...tasks]
  const to = link ?? last.link
  return [
    ...tasks,
    {
      kind: last.kind,
      id: `more ${to}`,
      title: `And ${countText(left)} more ${left === 1 ? what[0] : what[1]}`,
      text: 'We show the first ones here. You’ll find the others in the list.',
      link: to,
      act,
      urgent: last.urgent,
      dueAt: null,
    },
  ]
}
