import type { Task, TaskContext } from '#features/accounts/points.ts'
import { NO_COUNCIL } from '#features/pets/lifecycle.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { paths } from '#src/paths.ts'
import { strayDogs } from './strays.ts'

/** A dog may be in for so long before its organisation is asked which council has it. */
const TELL_WITHIN_DAYS = 1
/** For so long it is news that a period has ended. */
const NEWS_DAYS = 7

/** Stray dogs that no council has yet, and those whose days with it are over. */
export async function strayTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  if (!who.roles.includes('Welfare')) return []
  const today = londonDate(now)
  const dogs = await strayDogs(db).where('intake.organisationId', '=', who.id).execute()
  // All that its link lists, once one of them has waited for too long.
  const unknown = dogs.filter(({ freeFrom }) => freeFrom === NO_COUNCIL)
  const untold = unknown.some(({ cameOn }) => cameOn < daysAfter(today, -TELL_WITHIN_DAYS)) ? unknown : []
  const free = dogs.filter(({ freeFrom }) => freeFrom !== NO_COUNCIL && freeFrom <= today && freeFrom > daysAfter(today, -NEWS_DAYS))
  return [
    ...aTask(untold, {
      kind: 'strayNoCouncil',
      title: (names) => `Tell the council about ${names}`,
      text: 'Its owner’s seven clear days only start once a council has the dog, or knows of it. Enter the day and the council’s reference.',
      link: strays('noCouncil'),
      act: 'Enter the council’s dates',
      urgent: true,
    }),
    ...aTask(free, {
      kind: 'strayFree',
      title: (names) => `The time as a stray is over for ${names}`,
      text: 'No council holds it for its owner any more. You can find it a home, or ask to be its keeper if it’s registered to someone else.',
      link: strays('free'),
      act: 'See these dogs',
      urgent: false,
    }),
  ]
}

const strays = (stray: string) => `${paths.welfarePets}?${new URLSearchParams({ stray })}`

interface Words extends Omit<Task, 'id' | 'title' | 'dueAt'> {
  title: (names: string) => string
}

function aTask(dogs: readonly { id: string; name: string }[], { title, ...words }: Words): Task[] {
  const [first, ...others] = dogs
  if (!first) return []
  const names = others.length === 0 ? first.name : `${first.name} and ${others.length === 1 ? '1 other' : `${others.length} others`}`
  return [{ ...words, id: first.id, title: title(names), dueAt: null }]
}
