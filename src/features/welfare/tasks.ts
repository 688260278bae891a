import type { Task, TaskContext } from '#features/accounts/points.ts'
import { earlier, londonDate } from '#platform/clock/clock.ts'
import { paths } from '#src/paths.ts'

const LONG_DAYS = 60

/** Animals that have been with an organisation for long. */
export async function stayTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  if (!who.roles.includes('Welfare')) return []
  const stays = await db
    .selectFrom('intake')
    .innerJoin('pet', 'pet.id', 'intake.petId')
    .select(['intake.id', 'pet.name'])
    .where('intake.organisationId', '=', who.id)
    .where('intake.leftAt', 'is', null)
    .where('intake.outcome', 'is', null)
    .where('intake.cameOn', '<', londonDate(earlier(now, { days: LONG_DAYS })))
    .orderBy('intake.cameOn')
    .execute()
  const [longest] = stays
  if (!longest) return []
  const many = stays.length === 1 ? `${longest.name} has` : `${longest.name} and ${others(stays.length - 1)} have`
  return [
    {
      kind: 'stayLong',
      id: longest.id,
      title: `${many} been with you for more than ${LONG_DAYS} days`,
      text: 'See where things stand, and whether anyone’s waiting for an animal like this.',
      link: `${paths.welfarePets}?${new URLSearchParams({ state: 'withUs', sort: 'cameOn' })}`,
      act: 'See your animals',
      urgent: false,
      dueAt: null,
    },
  ]
}

const others = (count: number) => (count === 1 ? '1 other' : `${count} others`)
