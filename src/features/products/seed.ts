import type { SeedContext } from '#features/accounts/points.ts'
import { earlier } from '#platform/clock/clock.ts'
import { DEMO_PRODUCTS } from './demoproducts.ts'
import { saveProduct } from './saveProduct.ts'

/** The shop of a development register. */
export async function seedProducts({ db, now }: Pick<SeedContext, 'db' | 'now'>): Promise<void> {
  for (const [index, product] of DEMO_PRODUCTS.entries())
    await saveProduct(db, { ...product, position: index }, earlier(now, { days: DEMO_PRODUCTS.length - index }))
}
