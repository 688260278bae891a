import type { Task, TaskContext } from '#features/accounts/points.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { littersToChip } from './chipdeadlines.ts'
import { animalsWaiting } from './messages.ts'

/** Days before the last day for its chips from which a litter is to do, and from which it’s urgent. */
const SHOWN_DAYS = 14
const URGENT_DAYS = 3

/** Litters that must have their chips soon, or should have had them. */
export async function chippingTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  if (!who.roles.includes('Breeder')) return []
  const today = londonDate(now)
  const litters = await littersToChip(db, now, who.id)
  return litters
    .filter(({ by }) => by <= daysAfter(today, SHOWN_DAYS))
    .map(({ id, damName, by, waiting }) => ({
      kind: 'chipLitter',
      id,
      title: by < today ? `${damName}’s litter should have been chipped by ${whenText(by, 'day')}` : `Have ${damName}’s litter chipped`,
      text: `${animalsWaiting(waiting)} By law, they must be chipped and registered by ${whenText(by, 'day')}, and before they leave.`,
      link: paths.litterChips(id),
      act: 'Add their chips',
      urgent: by <= daysAfter(today, URGENT_DAYS),
      dueAt: new Date(`${by}T12:00:00Z`),
    }))
}
