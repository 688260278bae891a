import { firstTasks } from '#features/accounts/firstTasks.ts'
import type { Task, TaskContext } from '#features/accounts/points.ts'
import { paths } from '#src/paths.ts'
import { contestUntil, reportsFor } from './queries.ts'

/** Deaths that a professional reported, and of which the keeper hasn’t said anything. */
export async function deathTasks({ db, who }: TaskContext): Promise<Task[]> {
  return firstTasks(
    reportsFor(db, who.id),
    (report) => ({
      kind: 'deathReported',
      id: report.id,
      title: report.lookupId ? `Is ${report.petName} with you and well?` : `Sad news about ${report.petName}`,
      text: `${report.organisation} told us something ${report.lookupId ? 'that may be about' : 'about'} ${report.petName}. Read it and tell us if it’s right.`,
      link: paths.pet(report.petId),
      act: 'Read it',
      urgent: true,
      dueAt: contestUntil(report),
    }),
    { what: ['report about your animals', 'reports about your animals'], link: paths.pets, act: 'See your animals' },
  )
}
