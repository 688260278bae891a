import type { Task, TaskContext } from '#features/accounts/points.ts'
import { paths } from '#src/paths.ts'
import { stillRight } from './messages.ts'
import { checksOf } from './queries.ts'
import { Why } from './shapes.ts'

/** Messages to this person that came back. What hasn’t been confirmed for a year is a task of their account already. */
export async function bounceTasks({ db, who }: TaskContext): Promise<Task[]> {
  const checks = await checksOf(db, who.id)
  return checks.flatMap(({ id, why }) =>
    why === 'year'
      ? []
      : {
          kind: 'cameBack' as const,
          id,
          title: stillRight(Why.parse(why)).subject,
          text: 'We might not reach you if your pet is found. Change it, or confirm that it’s right.',
          link: paths.profile,
          act: 'Check your details',
          urgent: true,
          dueAt: null,
        },
  )
}
