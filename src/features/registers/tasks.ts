import type { Task, TaskContext } from '#features/accounts/points.ts'
import { straysElsewhere } from '#features/welfare/queries/strayselsewhere.ts'
import { paths } from '#src/paths.ts'
import { isHeldForOther } from './policy.ts'
import { conflictsOfKeeper } from './queries.ts'

/** Animals that two registers have, and whose keeper hasn’t said which record counts. What’s held for a keeper there has its own days. */
export async function conflictTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  const conflicts = await conflictsOfKeeper(db, who.id)
  const strays = await straysElsewhere(
    db,
    conflicts.map(({ petId }) => petId),
  )
  return conflicts
    .filter(({ petId }) => !isHeldForOther(strays.get(petId), now))
    .filter(({ status }) => status === 'open')
    .map(({ id, petId, petName, petStatus, name }) => ({
      kind: 'registerConflict',
      id,
      title: `${name} has ${petName}’s microchip as well`,
      text: 'A finder could be sent to the wrong place. Tell us which record counts: it’s free.',
      link: paths.conflict(petId),
      act: 'Choose',
      urgent: petStatus === 'missing' || petStatus === 'stolen',
      dueAt: null,
    }))
}
