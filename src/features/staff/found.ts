import { type SqlBool, sql } from 'kysely'
import type * as z from 'zod'
import { FoundRow } from './shapes.ts'

/** What Staff find: a number, a person, an animal, or something about either. */
export type Found = z.output<typeof FoundRow>

/** What was found of a kind: the first of them, and how many there are in all. */
export interface Section {
  kind: Found['kind']
  items: readonly Found[]
  inAll: number
}

/** How many rows there are without the limit, in each of them. */
export const IN_ALL = sql<number>`(count(*) over ())::int`.as('inAll')

/** A pattern that these words are somewhere in. */
export const likeWords = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

export const like = (column: string, words: string) => sql<SqlBool>`${sql.ref(column)} ilike ${likeWords(words)}`

/** How many of each kind are read: whoever finds more has to say more. */
export const MOST = 25

/** A section of rows that each carry how many there are without the limit. */
export function sectionOf<Row extends { inAll: number }>(kind: Found['kind'], rows: readonly Row[], asFound: (row: Row) => Found): Section {
  return { kind, items: rows.map(asFound), inAll: rows[0]?.inAll ?? 0 }
}

const ORDER = FoundRow.shape.kind.options
const place = ({ kind }: Section) => ORDER.indexOf(kind)
const placeOfAnimals = (section: Section) => (section.kind === 'animal' ? ORDER.indexOf('person') - 0.5 : place(section))

/** In the order in which they’re read. Who asks about a number wants its animal before its keeper. */
export const inOrder = (sections: readonly Section[], { isNumber }: { isNumber: boolean }): Section[] => {
  const placeOf = isNumber ? placeOfAnimals : place
  return sections.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Of these all that were read are shown. */
const WHOLE: ReadonlySet<Found['kind']> = new Set(['chip number', 'found by its number', 'animal', 'person', 'implanter'])

const SHOWN = 5

/** The rows, with at most 5 of what's open about people unless all is asked for. Wherever some are left out, how many and how to see them. */
export function rowsOf(sections: readonly Section[], { words, all }: { words: string; all: boolean }): Found[] {
  return sections.flatMap(({ kind, items, inAll }) => {
    const shown = all || WHOLE.has(kind) ? items : items.slice(0, SHOWN)
    const left = inAll - shown.length
    if (left <= 0) return shown
    const next = shown.length < items.length ? [`npm run staff -- find "${words.replaceAll('"', '')}" --all`] : []
    return [...shown, moreOf(kind, left, next)]
  })
}

const moreOf = (kind: Found['kind'], count: number, next: string[]): Found => ({
  kind,
  id: null,
  name: `… and ${count} more`,
  status: '',
  who: '',
  where: next.length > 0 ? '' : 'Search by a chip number or an e-mail address to see fewer',
  next,
})
