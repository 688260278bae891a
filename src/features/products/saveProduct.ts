import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { DemoProduct } from './demoproducts.ts'
import { categoryWords } from './kit/categories.ts'

type NewProduct = DemoProduct & { position: number }

/** Puts a product on sale, with its variants: its id. */
export async function saveProduct(db: Db, { variants, art, facts, engraving, ...product }: NewProduct, now: Date): Promise<string> {
  const id = newId()
  const { name, category, summary, audiences, ...more } = product
  const words = [name, categoryWords[category].label, summary, ...variants.map((variant) => variant.name)].join(' ')
  await db
    .insertInto('product')
    .values({
      id,
      name,
      category,
      summary,
      audiences: [...audiences],
      ...more,
      facts: JSON.stringify(facts),
      art: JSON.stringify(art),
      engraving: engraving ? JSON.stringify(engraving) : null,
      words,
      createdAt: now,
    })
    .execute()
  await db
    .insertInto('variant')
    .values(
      variants.map((variant, position) => ({
        ...variant,
        id: newId(),
        productId: id,
        sku: [product.slug, variant.name.toLowerCase().replace(/\W+/g, '-')].join('.'),
        position,
      })),
    )
    .execute()
  return id
}
