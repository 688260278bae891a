import type { Task, TaskContext } from '#features/accounts/points.ts'
import { accountById } from '#features/accounts/queries.ts'
import { paths } from '#src/paths.ts'
import { sharedWith } from './queries.ts'

/** Keepers who’ve asked somebody to share their pets’ records. */
export async function sharingTasks({ db, who }: TaskContext): Promise<Task[]> {
  const asked = (await sharedWith(db, await accountById(db, who.id))).filter(({ status }) => status === 'asked')
  return asked.map(({ id, name }) => ({
    kind: 'sharing',
    id,
    title: `${name} would like to share their pets’ records with you`,
    text: 'Say yes and you’ll see their pets, and finders’ messages come to you as well. Say no and nothing changes.',
    link: paths.profile,
    act: 'Say yes or no',
    urgent: false,
    dueAt: null,
  }))
}
