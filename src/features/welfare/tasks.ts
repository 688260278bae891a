import type { Task, TaskContext } from '#features/accounts/points.ts'
import { earlier, londonDate } from '#platform/clock/clock.ts'
import { paths } from '#src/paths.ts'
import { chosenAnimals } from './chosen.ts'

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
      link: `${paths.welfarePets}?${new URLSearchParams({ sort: 'cameOn' })}`,
      act: 'See your animals',
      urgent: false,
      dueAt: null,
    },
  ]
}

/** Animals that have left an organisation which is still their keeper on the register. */
export async function stillYoursTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  if (!who.roles.includes('Welfare')) return []
  const left = await chosenAnimals(db, who.id, { state: 'stillYours' }, londonDate(now))
    .orderBy('stay.leftAt')
    .orderBy('stay.intakeId')
    .execute()
  const [first] = left
  if (!first) return []
  return [
    {
      kind: 'stillYours',
      id: first.intakeId,
      title:
        left.length === 1
          ? `${first.shownName} has left, and is still in your name`
          : `${left.length} animals have left, and are still in your name`,
      text: 'Anyone who finds one is sent to you. Offer the record to the new keeper, or agree when they ask for it. If it was offered, ask them to accept.',
      link: `${paths.welfarePets}?${new URLSearchParams({ state: 'stillYours' })}`,
      act: 'See what to do',
      urgent: false,
      dueAt: null,
    },
  ]
}

const others = (count: number) => (count === 1 ? '1 other' : `${count} others`)
