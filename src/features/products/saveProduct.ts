import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { DemoProduct } from './demoproducts.ts'
import { categoryWords } from './kit/categories.ts'

/** Without a `position` it comes last. */
type NewProduct = DemoProduct & { position?: number }

/** Puts a product on sale, or changes the one with this slug, with the variants that are named: its id. Its other variants stay as they are. */
export async function saveProduct(db: Db, { variants, position, ...product }: NewProduct, now: Date): Promise<string> {
  const { facts, art, engraving, audiences, link = null, ...plain } = product
  const own = {
    ...plain,
    link,
    audiences: [...audiences],
    facts: JSON.stringify(facts),
    art: JSON.stringify(art),
    engraving: engraving ? JSON.stringify(engraving) : null,
    words: '',
  }
  const last = sql<number>`(select coalesce(max(position) + 1, 0) from product)`
  const { id } = await db
    .insertInto('product')
    .values({ ...own, id: newId(), position: position ?? last, createdAt: now })
    .onConflict((same) => same.column('slug').doUpdateSet(own))
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const variant of variants) {
    const sku = [product.slug, variant.name.toLowerCase().replace(/\W+/g, '-')].join('.')
    const next = sql<number>`(select coalesce(max(position) + 1, 0) from variant where product_id = ${id})`
    await db
      .insertInto('variant')
      .values({ ...variant, id: newId(), productId: id, sku, position: next })
      .onConflict((same) => same.column('sku').doUpdateSet({ ...variant, onSale: true }))
      .execute()
  }
  await sql`update product set words = concat_ws(' ', name, ${categoryWords[product.category].label}::text, summary,
    (select string_agg(variant.name, ' ' order by variant.position) from variant where product_id = product.id and variant.on_sale))
    where id = ${id}`.execute(db)
  return id
}
