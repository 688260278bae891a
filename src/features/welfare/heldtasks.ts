import type { Task, TaskContext } from '#features/accounts/points.ts'
import { londonMidnight } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { contactOf } from './directory.ts'
import { custodiesOf } from './queries/custodies.ts'
import { holdingOf } from './queries/holder.ts'

/** Pets of a keeper that an organisation holds for them: which, until when, and the way to it. */
export async function heldForYouTasks({ db, who }: TaskContext): Promise<Task[]> {
  const tasks: Task[] = []
  for (const custody of await custodiesOf(db, who.id)) {
    const { petId, petName } = custody
    const { name, phone } = await contactOf(db, custody.organisationId)
    const { until, collectBy } = await holdingOf(db, custody)
    const last = collectBy ?? until
    tasks.push({
      kind: 'inCare',
      id: petId,
      title: last ? `${name} holds ${petName} for you until ${whenText(last, 'day')}` : `${petName} is with ${name}`,
      text: `${phone ? `Call ${name} on ${phone}` : `Write to ${name}`} to have ${petName} back.`,
      link: paths.pet(petId),
      act: `See ${petName}’s record`,
      urgent: true,
      dueAt: last ? londonMidnight(last) : null,
    })
  }
  return tasks
}
