import type { Task, TaskContext } from '#features/accounts/points.ts'
import { NO_COUNCIL } from '#features/pets/lifecycle.ts'
import { daysAfter, londonDate, londonMidnight } from '#platform/clock/clock.ts'
import { paths } from '#src/paths.ts'
import { strayDogs } from './strays.ts'

/** For so long it is news that a period has ended. */
const NEWS_DAYS = 7

/** Stray dogs that no council has yet, and those whose days with it are over. */
export async function strayTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  if (!who.roles.includes('Welfare')) return []
  const today = londonDate(now)
  const dogs = await strayDogs(db).where('intake.organisationId', '=', who.id).execute()
  // “Forthwith”, says the Environmental Protection Act 1990, section 150: on the day on which it comes.
  const untold = dogs.filter(({ freeFrom }) => freeFrom === NO_COUNCIL)
  const free = dogs.filter(({ freeFrom }) => freeFrom !== NO_COUNCIL && freeFrom <= today && freeFrom > daysAfter(today, -NEWS_DAYS))
  return [
    ...aTask(untold, {
      kind: 'strayNoCouncil',
      title: (names) => `Tell the council about ${names}`,
      text: 'The law says to tell it straight away. The owner’s days only start once a council has the dog, or knows of it. Enter the day and its reference.',
      link: strays('noCouncil'),
      act: 'Enter the council’s dates',
      urgent: true,
      isDueOnArrival: true,
    }),
    ...aTask(free, {
      kind: 'strayFree',
      title: (names) => `The time as a stray is over for ${names}`,
      text: 'No council holds it for its owner any more. You can find it a home. If it’s registered to someone else who hasn’t come, become its keeper first.',
      link: strays('free'),
      act: 'See these dogs',
      urgent: false,
      isDueOnArrival: false,
    }),
  ]
}

const strays = (stray: string) => `${paths.welfarePets}?${new URLSearchParams({ stray })}`

interface Words extends Omit<Task, 'id' | 'title' | 'dueAt'> {
  title: (names: string) => string
  isDueOnArrival: boolean
}

function aTask(dogs: readonly { id: string; name: string; cameOn: string }[], { title, isDueOnArrival, ...words }: Words): Task[] {
  const [first, ...others] = dogs
  if (!first) return []
  const names = others.length === 0 ? first.name : `${first.name} and ${others.length === 1 ? '1 other' : `${others.length} others`}`
  return [{ ...words, id: first.id, title: title(names), dueAt: isDueOnArrival ? londonMidnight(first.cameOn) : null }]
}
