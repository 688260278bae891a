import { type Task, tasks } from '#features/accounts/points.ts'
import { TASK_KINDS } from '#features/accounts/shapes.ts'
import { answer } from '#platform/server/answer.ts'
import { getTasks } from '../contract.ts'

export default answer(getTasks, async ({ db, who, now, extensions }) => {
  const waiting = await Promise.all(extensions(tasks).map((tasksOf) => tasksOf({ db, who, now })))
  return { items: waiting.flat().sort(byUrgency) }
})

/** Most urgent first: by kind, and within a kind what ends sooner. */
function byUrgency(a: Task, b: Task): number {
  return TASK_KINDS.indexOf(a.kind) - TASK_KINDS.indexOf(b.kind) || endOf(a) - endOf(b) || (a.id < b.id ? -1 : 1)
}

const endOf = ({ dueAt }: Task) => dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER
