import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod'
import { fileUrl } from '#features/files/queries.ts'
import { breedWords } from '#knowledge/animals/breeds/choice.ts'
import { BreedChoice, Species } from '#knowledge/animals/shape.ts'
import { onGrid, type Point } from '#knowledge/places/grid.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { getLostPets } from './contract.ts'
import type { ListedAnimal } from './shapes.ts'
import { wordsIn } from './wordsearch.ts'

type Asked = z.output<(typeof getLostPets)['input']>

/** How far a list is counted. */
const MOST_COUNTED = 1000

/** One page of animals that are lost or were found, and how many there are, up to a thousand. */
export async function listedAnimals(
  db: Db,
  asked: Asked,
  now: Date,
  at: Point | null,
): Promise<{ items: ListedAnimal[]; total: number; isMore: boolean }> {
  const { rows: chosen } = await listedQuery(asked, at, now).execute(db)
  const counted = await countQuery(asked, at, now).execute(db)
  const total = counted.rows[0]?.total ?? 0
  return { items: await withDetails(db, chosen), total: Math.min(total, MOST_COUNTED), isMore: total > MOST_COUNTED }
}

interface Chosen {
  id: string
  kind: 'lost' | 'found'
  /** From the point that was asked about. */
  metres: number | null
}

/** What one page of the list asks of the database: which animals, and in which order. */
export function listedQuery(asked: Asked, at: Point | null, now: Date) {
  const last = asked.page * asked.pageSize
  return sql<Chosen>`
    select id, kind, metres from (${branches(asked, at, now, last)}) as animal
    order by ${orderOf(asked, at)}, id desc limit ${asked.pageSize} offset ${last - asked.pageSize}`
}

/** How many there are, up to one more than are counted. */
export const countQuery = (asked: Asked, at: Point | null, now: Date) =>
  sql<{ total: number }>`select count(*)::int as total from (${branches({ ...asked, sort: null }, at, now, MOST_COUNTED + 1)}) as animal`

async function withDetails(db: Db, chosen: readonly Chosen[]): Promise<ListedAnimal[]> {
  const idsOf = (wanted: Chosen['kind']) => chosen.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const animals = [...(await lostAnimals(db, idsOf('lost'))), ...(await foundAnimals(db, idsOf('found')))]
  const byId = new Map(animals.map((animal) => [animal.id, animal]))
  return chosen.flatMap(({ id, metres }) => {
    const animal = byId.get(id)
    return animal ? { ...animal, metres: metres === null ? null : Math.round(metres / 100) * 100 } : []
  })
}

/** What is asked, in an order or in none. */
type Sorted = Omit<Asked, 'sort'> & { sort: Asked['sort'] | null }

/** The first so many that are lost, and that were found. */
function branches(asked: Sorted, at: Point | null, now: Date, most: number) {
  const lost = listedIn(LOST, asked, at, now, most)
  const found = listedIn(FOUND, asked, at, now, most)
  if (asked.kind === 'lost') return lost
  return asked.kind === 'found' ? found : sql`(${lost}) union all (${found})`
}

/** One lost animal, whatever became of the search; undefined where there is none. */
export const lostAnimal = async (db: Db, caseId: string): Promise<ListedAnimal | undefined> => (await lostAnimals(db, [caseId]))[0]

/** One found animal, whatever became of the report; undefined where there is none. */
export const foundAnimal = async (db: Db, reportId: string): Promise<ListedAnimal | undefined> => (await foundAnimals(db, [reportId]))[0]

/** These lost animals, in no order. */
async function lostAnimals(db: Db, caseIds: readonly string[]): Promise<ListedAnimal[]> {
  if (caseIds.length === 0) return []
  const { rows } = await sql<Row>`select ${LOST_COLUMNS} ${LOST_TABLES} where lost_case.id = any(${caseIds})`.execute(db)
  return rows.map(listed)
}

/** These found animals, in no order. */
export async function foundAnimals(db: Db, reportIds: readonly string[]): Promise<ListedAnimal[]> {
  if (reportIds.length === 0) return []
  const { rows } = await sql<Row>`select ${FOUND_COLUMNS} from found_report where found_report.id = any(${reportIds})`.execute(db)
  return rows.map(listed)
}

interface Row {
  id: string
  kind: 'lost' | 'found'
  stolen: boolean
  isResting: boolean
  name: string | null
  species: string
  breed: unknown
  sex: 'male' | 'female' | 'unknown'
  size: 'small' | 'medium' | 'large' | null
  colour: string
  description: string
  photoId: string | null
  area: string
  lat: number
  lng: number
  at: Date
  reward: boolean
  whereabouts: ListedAnimal['whereabouts']
}

function listed({ breed, species, photoId, lat, lng, ...row }: Row): ListedAnimal {
  const choice = BreedChoice.safeParse(breed).data
  return {
    ...row,
    species,
    breed: choice ? breedWords(Species.parse(species), choice) : null,
    photoUrl: photoId && fileUrl(photoId),
    place: { lat, lng },
    metres: null,
  }
}

const gridPoint = (place: Point): RawBuilder<unknown> => {
  const { east, north } = onGrid(place)
  return sql`point(${sql.lit(east)}, ${sql.lit(north)})`
}

/** What strangers see: the place is the shown one alone. */
const LOST_COLUMNS = sql`
  lost_case.id, 'lost' as kind, lost_case.stolen, lost_case.status = 'closedNotFound' as is_resting, pet.name, pet.species, pet.breed, pet.sex,
  lost_case.size, pet.colour, coalesce(lost_case.circumstances, '') as description, pet.photo_id, lost_case.area,
  lost_case.shown_lat as lat, lost_case.shown_lng as lng, lost_case.seen_at as at, lost_case.reward, null as whereabouts`
const LOST_TABLES = sql`from lost_case join pet on pet.id = lost_case.pet_id`
const FOUND_COLUMNS = sql`
  found_report.id, 'found' as kind, false as stolen, false as is_resting, null as name, found_report.species, found_report.breed,
  found_report.sex, found_report.size, found_report.colour, found_report.description, found_report.photo_id, found_report.area,
  found_report.shown_lat as lat, found_report.shown_lng as lng, found_report.found_at as at, false as reward, found_report.whereabouts`

/** Where each kind is kept. Its statuses are spelt out, as the indexes spell them. */
const LOST = { kind: 'lost', table: sql`lost_case`, at: sql`seen_at`, isOpen: sql`status in ('open', 'located', 'held', 'closedNotFound')` }
const FOUND = { kind: 'found', table: sql`found_report`, at: sql`found_at`, isOpen: sql`status in ('open', 'claimed')` }

function listedIn({ kind, table, at, isOpen }: typeof LOST, asked: Sorted, place: Point | null, now: Date, most: number) {
  const near = place && gridPoint(place)
  const words = wordsIn(asked, place)
  const metres = near ? sql`shown <-> ${near}` : sql`null::float8`
  const reach = sql.lit(asked.km * 1000)
  const matches = [
    isOpen,
    ...(asked.species ? [sql`species = ${asked.species}`] : []),
    ...(asked.days ? [sql`${at} >= ${earlier(now, { days: asked.days })}`] : []),
    ...(near ? [words ? sql`shown <-> ${near} <= ${reach}` : sql`shown <@ circle(${near}, ${reach})`] : []),
    ...(words ? [sql`words @@ ${words}::tsquery`] : []),
  ]
  const chosen = sql`select id, ${sql.lit(kind)} as kind, ${at} as at, ${metres} as metres from ${table} where ${sql.join(matches, sql` and `)}`
  // Words near a place are looked up by the index of words, and put in order then: the planner can't tell how many are near.
  if (words && near) return sql`select * from (${chosen} offset 0) as said ${firstOf(asked, sql`metres`, sql`at`)} limit ${most}`
  return sql`${chosen} ${firstOf(asked, near && metres, at)} limit ${most}`
}

/** No order where none matters: a count then reads no more than it counts. */
function firstOf({ sort }: Sorted, metres: RawBuilder<unknown> | null, at: RawBuilder<unknown>) {
  if (!sort) return sql``
  return sort === 'nearest' && metres ? sql`order by ${metres}, id desc` : sql`order by ${at} desc, id desc`
}

const orderOf = ({ sort }: Asked, near: Point | null) => (sort === 'nearest' && near ? sql`metres` : sql`at desc`)
