import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

interface Asked<Name extends string> {
  page: number
  pageSize: number
  /** A minus before the name: the largest, or the latest, first. */
  sort: Name | `-${Name}`
}

/** A column by its name, or SQL that's never null. */
type Key = string | RawBuilder<unknown>

interface Order<Name extends string> {
  by: Record<Name, Key>
  /** Stands behind each of them, so that rows which are alike don't change places between two pages. */
  id: Key
}

/** One page of these rows, and how many there are on all pages. What the query itself is ordered by goes before what is asked for. */
export async function pageOfRows<DB, TB extends keyof DB, Row, Name extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { by, id }: Order<Name>,
  { page, pageSize, sort }: Asked<Name>,
) {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((row) => row.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  const columns = new Map<string, Key>(Object.entries(by))
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const order = [columns.get(sort.replace(/^-/, '')), id].map((key) => {
    if (key === undefined) throw new TypeError(`Nothing says how to sort by ${sort}`)
    return sql`${typeof key === 'string' ? sql.ref(key) : key} ${direction}`
  })
  const rows = await query
    .orderBy(sql.join(order))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { rows, total, page, pageSize }
}
