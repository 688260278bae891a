import { firstTasks } from '#features/accounts/firstTasks.ts'
import type { Task, TaskContext } from '#features/accounts/points.ts'
import { paths } from '#src/paths.ts'
import { isOver } from './policy.ts'
import { missingWithoutSearch, newMatchesOf, searchesOf } from './queries.ts'

/** What keepers of missing pets have to look at: sightings, animals found, and a search that nobody has begun. */
export async function missingTasks({ db, who }: TaskContext): Promise<Task[]> {
  const seen = (await searchesOf(db, who.id)).filter((lost) => (lost.toJudge ?? 0) > 0 && !isOver(lost))
  const matches = await newMatchesOf(db, who.id)
  const unsearched = await firstTasks(
    missingWithoutSearch(db, who.id),
    ({ id, name }) => ({
      ...task('beginSearch', id, paths.reportLost(id)),
      title: `Ask people to look out for ${name}`,
      text: 'Put the search on our list and map, ask people nearby, and print a poster.',
      act: 'Begin a search',
    }),
    { what: ['missing pet', 'missing pets'], link: paths.pets, act: 'See pets' },
  )
  return [
    ...seen.map(({ id, petName, toJudge }) => ({
      ...task('sighting', id, paths.lostPet(id)),
      title: toJudge === 1 ? `Someone may have seen ${petName}` : `${toJudge} people may have seen ${petName}`,
      text: 'See where, and tell us if it was your pet.',
      act: toJudge === 1 ? 'See the sighting' : 'See the sightings',
    })),
    ...matches.map(({ id, name, count }) => ({
      ...task('foundAnimal', id, paths.lostPet(id)),
      title: count === 1 ? `An animal like ${name} has been found` : `${count} animals like ${name} have been found`,
      text: 'Look at the pictures and places. You can write to the finder through us.',
      act: count === 1 ? 'Look at the animal' : 'Look at the animals',
    })),
    ...unsearched,
  ]
}

const task = <Kind extends Task['kind']>(kind: Kind, id: string, link: string) => ({ kind, id, link, urgent: true, dueAt: null })
