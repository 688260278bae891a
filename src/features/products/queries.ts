import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import { keysOf } from '#platform/keysof.ts'
import { paths } from '#src/paths.ts'
import { AUDIENCES, CATEGORIES, type Category, PRICE_BANDS, PRICES } from './kit/categories.ts'
import { pictureOf } from './kit/pictures.ts'
import { EngravingLimits } from './shapes.ts'

/** The most of one variant that anybody buys at once. */
export const MOST_EACH = 20

/** Every product on sale with its cheapest price, its stock and its reviews. */
export const productRows = (db: Db) =>
  db
    .with('priced', (query) =>
      query
        .selectFrom('variant')
        .select(['productId'])
        .select((row) => [row.fn.min('pence').as('least'), row.fn.max('pence').as('most'), row.fn.sum<number>('stock').as('left')])
        .where('onSale', '=', true)
        .groupBy('productId'),
    )
    .with('rated', (query) =>
      query
        .selectFrom('review')
        .select(['productId'])
        .select((row) => [row.fn.countAll<number>().as('reviews'), row.fn.avg<number>('stars').as('rating')])
        .groupBy('productId'),
    )
    .selectFrom('product')
    .innerJoin('priced', 'priced.productId', 'product.id')
    .leftJoin('rated', 'rated.productId', 'product.id')
    .where('product.onSale', '=', true)

const CARD = [
  'product.id',
  'product.slug',
  'product.name',
  'product.category',
  'product.summary',
  'product.link',
  'priced.least',
  'priced.most',
  'priced.left',
  'rated.reviews',
  'rated.rating',
] as const

interface CardRow {
  id: string
  slug: string
  name: string
  category: Category
  summary: string
  link: string | null
  least: number
  most: number
  left: number
  reviews: number | null
  rating: number | null
}

export const cardOf = ({ id, slug, name, category, summary, link, least, most, left, reviews, rating }: CardRow) => ({
  id,
  slug,
  name,
  category,
  summary,
  from: { pence: least, currency: 'GBP' as const },
  hasPrices: most > least,
  inStock: link !== null || Number(left) > 0,
  rating: rating === null ? null : Math.round(Number(rating) * 10) / 10,
  reviews: Number(reviews ?? 0),
  picture: pictureOf(slug),
  link: link ?? paths.product(slug),
})

export interface Filter {
  query?: string
  category?: Category | undefined
  audience?: string | undefined
  price?: keyof typeof PRICES | undefined
  rating?: number | undefined
  inStock?: string | undefined
}

/** How alike a word of a product must be to one that is looked for. */
const ALIKE = 0.45

/** What each choice asks of a product; left out where nothing is chosen. */
const conditions = ({ query = '', category, audience, price, rating, inStock }: Filter) => ({
  query: query
    ? sql<boolean>`(product.found @@ websearch_to_tsquery('english', ${query}) or word_similarity(${query}, product.words) >= ${ALIKE})`
    : null,
  category: category ? sql<boolean>`product.category = ${category}` : null,
  audience: audience ? sql<boolean>`${audience} = any(product.audiences)` : null,
  price: price ? sql<boolean>`priced.least >= ${PRICES[price].from} and priced.least < ${PRICES[price].below}` : null,
  rating: rating ? sql<boolean>`rated.rating >= ${rating}` : null,
  inStock: inStock ? IN_STOCK : null,
})

const IN_STOCK = sql<boolean>`(product.link is not null or priced.left > 0)`

const ORDERS = {
  suggested: sql`product.position, product.id`,
  cheapest: sql`priced.least, product.position, product.id`,
  dearest: sql`priced.least desc, product.position, product.id`,
  newest: sql`product.created_at desc, product.position, product.id`,
  best: sql`coalesce(rated.rating, 0) desc, coalesce(rated.reviews, 0) desc, product.position, product.id`,
} as const

export interface Asked {
  sort: keyof typeof ORDERS
  page: number
  pageSize: number
}

/** One page of the products that fit. What is looked for by words comes with the best match first, unless another order is chosen. */
export async function productsPage(db: Db, filter: Filter, { sort, page, pageSize }: Asked) {
  const wanted = Object.values(conditions(filter)).filter((one) => one !== null)
  const fitting = wanted.reduce((rows, one) => rows.where(one), productRows(db))
  const { total } = await fitting.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const isByWords = Boolean(filter.query) && sort === 'suggested'
  const order = isByWords ? sql`word_similarity(${filter.query ?? ''}, product.words) desc, ${ORDERS.suggested}` : ORDERS[sort]
  const rows = await fitting
    .select([...CARD])
    .orderBy(order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items: rows.map(cardOf), total: Number(total), page, pageSize }
}

/** What a choice can be counted by, of each product that fits the words. */
const facetRows = async (db: Db, { query = '' }: Filter) => {
  const { query: fits } = conditions({ query })
  const rows = fits ? productRows(db).where(fits) : productRows(db)
  return rows.select(['product.category', 'product.audiences', 'priced.least', 'rated.rating', IN_STOCK.as('inStock')]).execute()
}

type FacetRow = Awaited<ReturnType<typeof facetRows>>[number]

const inBand = (least: number, band: keyof typeof PRICES) => least >= PRICES[band].from && least < PRICES[band].below

/** Whether a product fits a choice; true where nothing is chosen. */
const FITS = {
  category: (row: FacetRow, { category }: Filter) => !category || row.category === category,
  audience: (row: FacetRow, { audience }: Filter) => !audience || row.audiences.includes(audience),
  price: (row: FacetRow, { price }: Filter) => !price || inBand(row.least, price),
  rating: (row: FacetRow, { rating }: Filter) => !rating || Number(row.rating ?? 0) >= rating,
  inStock: (row: FacetRow, { inStock }: Filter) => !inStock || row.inStock,
} as const

/** How many products each further choice would leave: each is counted without what is chosen of its own kind. */
export async function countsOf(db: Db, filter: Filter) {
  const rows = await facetRows(db, filter)
  const without = (facet: keyof typeof FITS) =>
    rows.filter((row) => keysOf(FITS).every((other) => other === facet || FITS[other](row, filter)))
  const counted = <Value extends string>(
    facet: keyof typeof FITS,
    values: readonly Value[],
    has: (row: FacetRow, value: Value) => boolean,
  ) => {
    const left = without(facet)
    return Object.fromEntries(values.map((value) => [value, left.filter((row) => has(row, value)).length]))
  }
  return {
    category: counted('category', CATEGORIES, (row, value) => row.category === value),
    audience: counted('audience', AUDIENCES, (row, value) => row.audiences.includes(value)),
    price: counted('price', PRICE_BANDS, (row, value) => inBand(row.least, value)),
    rating: counted('rating', ['4', '3'], (row, value) => Number(row.rating ?? 0) >= Number(value)),
    inStock: without('inStock').filter((row) => row.inStock).length,
  }
}

/** One product on sale, by its id or by the name in its address. */
export async function productBy(db: Db, by: { id: string } | { slug: string }) {
  const found = 'id' in by ? productRows(db).where('product.id', '=', by.id) : productRows(db).where('product.slug', '=', by.slug)
  const row = await found
    .select([...CARD])
    .select(['product.description', 'product.facts', 'product.engraving'])
    .executeTakeFirst()
  if (!row) return null
  const [variants, latestReviews, related] = await Promise.all([
    db
      .selectFrom('variant')
      .selectAll()
      .where('productId', '=', row.id)
      .where('onSale', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('review')
      .select(['stars', 'words', 'at'])
      .where('productId', '=', row.id)
      .where('words', '<>', '')
      .orderBy('at', 'desc')
      .limit(10)
      .execute(),
    relatedTo(db, row),
  ])
  return {
    ...cardOf(row),
    description: row.description,
    facts: z.record(z.string(), z.string()).parse(row.facts),
    engraving: EngravingLimits.nullable().parse(row.engraving),
    variants: variants.map(({ id, sku, name, pence, stock }) => ({
      id,
      sku,
      name,
      price: { pence, currency: 'GBP' as const },
      available: Math.min(stock, MOST_EACH),
    })),
    latestReviews,
    related,
  }
}

/** Others of its category, those that are alike first. */
async function relatedTo(db: Db, { id, category, name }: { id: string; category: Category; name: string }) {
  const rows = await productRows(db)
    .select([...CARD])
    .where('product.category', '=', category)
    .where('product.id', '<>', id)
    .orderBy(sql`word_similarity(${name}, product.words) desc, ${ORDERS.suggested}`)
    .limit(4)
    .execute()
  return rows.map(cardOf)
}

/** Products on sale by their ids, in this order. */
export async function cardsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await productRows(db)
    .select([...CARD])
    .where('product.id', 'in', [...ids])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, cardOf(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The pages of what is on sale. */
export async function productPages(db: Db) {
  const rows = await db
    .selectFrom('product')
    .innerJoin('variant', 'variant.productId', 'product.id')
    .select('product.slug')
    .distinct()
    .where('variant.onSale', '=', true)
    .orderBy('product.slug')
    .limit(5000)
    .execute()
  return rows.map(({ slug }) => ({ path: paths.product(slug) }))
}
