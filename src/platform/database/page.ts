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
  /** Rows that are alike stand in the order of their ids however the list is sorted: brothers and sisters as they were written down. */
  alikeAscend?: boolean
}

/** One page of these rows, and how many there are on all pages. What the query itself is ordered by goes before what is asked for. */
export async function pageOfRows<DB, TB extends keyof DB, Row, Name extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Order<Name>,
  asked: Asked<Name>,
) {
  const { page, pageSize } = asked
  const total = await countOf(query)
  const rows = await query
    .orderBy(inOrder(order, asked))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { rows, total, page, pageSize }
}

/**
 * The same of rows that take the database long to compute: which of thousands stand on the page is found in one look at all of them, and
 * only those are computed. Here each key is a column that the query reads, or SQL of such.
 */
export async function pageOfComputed<DB, TB extends keyof DB, Row, Name extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Order<Name> & { id: string },
  asked: Asked<Name>,
) {
  const { page, pageSize } = asked
  const id = sql.ref(order.id)
  const found = await query
    .clearSelect()
    .select([sql<string>`${id}`.as('id'), sql<number>`(count(*) over ())::int`.as('total')])
    .orderBy(inOrder(order, asked))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .$castTo<{ id: string; total: number }>()
    .execute()
  // Behind the last page there's no row that says how many there are.
  const total = found[0]?.total ?? (page === 1 ? 0 : await countOf(query))
  const ids = found.map(({ id }) => id)
  const rows = await query.where(sql<boolean>`${id} = any(${ids}::uuid[])`).orderBy(inOrder(order, asked)).execute()
  return { rows, total, page, pageSize }
}

/** All of these rows in the order asked for, for a file that holds them all. */
export const everyRowOf = <DB, TB extends keyof DB, Row, Name extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Order<Name>,
  asked: Pick<Asked<Name>, 'sort'>,
): Promise<Row[]> => query.orderBy(inOrder(order, asked)).execute()

async function countOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((row) => row.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}

function inOrder<Name extends string>({ by, id, alikeAscend = false }: Order<Name>, { sort }: Pick<Asked<Name>, 'sort'>) {
  const columns = new Map<string, Key>(Object.entries(by))
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const keys = [columns.get(sort.replace(/^-/, '')), id].map((key) => {
    if (key === undefined) throw new TypeError(`Nothing says how to sort by ${sort}`)
    return sql`${typeof key === 'string' ? sql.ref(key) : key} ${alikeAscend && key === id ? sql`asc` : direction}`
  })
  return sql.join(keys)
}
