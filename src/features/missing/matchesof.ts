import { sql } from 'kysely'
import { BreedChoice, Species } from '#knowledge/animals/shape.ts'
import { onGrid, type Point } from '#knowledge/places/grid.ts'
import type { Db } from '#platform/database/db.ts'
import { LISTED_FOUND, LISTED_LOST } from './lifecycle.ts'
import { foundAnimals } from './list.ts'
import { type Described, type Match, RANGE_METRES, rank, USUAL_RANGE_METRES } from './matches.ts'
import { foundMatchesOf } from './queries.ts'
import { reasonsInWords } from './reasons.ts'

/** How many reports of one kind of animal, the nearest, are compared with one. */
const MOST_COMPARED = 500
const MOST_SHOWN = 20

/** The animals found that may be the one a search is for, the likeliest first. Those that the keeper has called another come last. */
export async function matchesOf(db: Db, caseId: string) {
  const { matches } = await foundLike(db, caseId)
  const verdicts = new Map((await foundMatchesOf(db, caseId)).map((said) => [said.reportId, said]))
  const shown = matches.toSorted((one, other) => Number(isOther(one)) - Number(isOther(other))).slice(0, MOST_SHOWN)
  const animals = new Map(
    (
      await foundAnimals(
        db,
        shown.map(({ id }) => id),
      )
    ).map((animal) => [animal.id, animal]),
  )
  return shown.flatMap(({ id, score, reasons }) => {
    const [animal, said] = [animals.get(id), verdicts.get(id)]
    if (!animal) return []
    return { animal, score, reasons: reasonsInWords(reasons), verdict: said?.verdict ?? null, threadId: said?.threadId ?? null }
  })

  function isOther({ id }: Match) {
    return verdicts.get(id)?.verdict === 'other'
  }
}

/** The reports of found animals that are like the one a search is for. */
export async function foundLike(db: Db, caseId: string): Promise<{ matches: Match[] }> {
  const lost = await lostDescribed(db).where('lostCase.id', '=', caseId).executeTakeFirst()
  if (!lost) return { matches: [] }
  const one = described(lost)
  const others = await foundDescribed(db)
    .where('foundReport.status', 'in', [...LISTED_FOUND])
    .where('foundReport.species', '=', one.species)
    .where(sql<boolean>`found_report.shown <@ ${around(one)}`)
    .orderBy(sql`found_report.shown <-> ${point(one.place)}`)
    .limit(MOST_COMPARED)
    .execute()
  return { matches: rank(one, others.map(described)) }
}

/** The searches that an animal found may end. */
export async function lostLike(db: Db, reportId: string): Promise<{ matches: Match[] }> {
  const found = await foundDescribed(db).where('foundReport.id', '=', reportId).executeTakeFirst()
  if (!found) return { matches: [] }
  const one = described(found)
  const others = await lostDescribed(db)
    .where('lostCase.status', 'in', [...LISTED_LOST])
    .where('lostCase.species', '=', one.species)
    .where(sql<boolean>`lost_case.shown <@ ${around(one)}`)
    .orderBy(sql`lost_case.shown <-> ${point(one.place)}`)
    .limit(MOST_COMPARED)
    .execute()
  return { matches: rank(one, others.map(described)) }
}

/** Of both the shown place: how far apart two reports are tells neither side where the other is. */
const lostDescribed = (db: Db) =>
  db
    .selectFrom('lostCase')
    .innerJoin('pet', 'pet.id', 'lostCase.petId')
    .select(['lostCase.id', 'pet.species', 'pet.breed', 'pet.colour', 'pet.sex', 'lostCase.size', 'lostCase.seenAt as at'])
    .select(['lostCase.shownLat as lat', 'lostCase.shownLng as lng'])
    .select(sql<string>`concat_ws(' ', pet.markings, lost_case.circumstances)`.as('words'))

const foundDescribed = (db: Db) =>
  db
    .selectFrom('foundReport')
    .select(['id', 'species', 'breed', 'colour', 'sex', 'size', 'foundAt as at', 'description as words'])
    .select(['shownLat as lat', 'shownLng as lng'])

interface Row extends Omit<Described, 'species' | 'breeds' | 'place'>, Point {
  species: string
  breed: unknown
}

function described({ species, breed, lat, lng, ...row }: Row): Described {
  return { ...row, species: Species.parse(species), breeds: breedsOf(BreedChoice.safeParse(breed).data), place: { lat, lng } }
}

function breedsOf(choice: BreedChoice | undefined): string[] {
  if (choice?.kind === 'breed') return [choice.breedId]
  return choice?.kind === 'cross' ? choice.breedIds : []
}

const point = (place: Point) => {
  const { east, north } = onGrid(place)
  return sql`point(${sql.lit(east)}, ${sql.lit(north)})`
}

/** As far as an animal of this kind can have gone, and a little more, for the map's metres are not everywhere the same. */
const around = ({ place, species }: Described) =>
  sql`circle(${point(place)}, ${sql.lit((RANGE_METRES[species] ?? USUAL_RANGE_METRES) * 1.1)})`
