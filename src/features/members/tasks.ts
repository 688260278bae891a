import type { Task, TaskContext } from '#features/accounts/points.ts'
import { accountById } from '#features/accounts/queries.ts'
import { paths } from '#src/paths.ts'
import { organisationsOf } from './queries.ts'

/** Organisations that have invited somebody to work for them. */
export async function memberTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  if (who.by) return []
  const all = await organisationsOf(db, await accountById(db, who.id), now)
  return all
    .filter(({ status }) => status === 'invited')
    .map(({ id, organisation, until }) => ({
      kind: 'invitation',
      id,
      title: `${organisation} invites you to work for it`,
      text: 'Accept and you can work for it under your own name. Say no and nothing changes.',
      link: paths.organisations,
      act: 'Accept or say no',
      urgent: false,
      dueAt: until,
    }))
}
