import { answer } from '#platform/server/answer.ts'
import { listShopStock } from '../contract.ts'
import { pounds } from '../money.ts'

export default answer(listShopStock, async ({ db }) => {
  const variants = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.productId')
    .select(['variant.sku', 'product.name', 'variant.name as variant', 'variant.pence', 'variant.stock', 'variant.onSale'])
    .orderBy('variant.sku')
    .execute()
  return { items: variants.map(({ name, variant, pence, ...row }) => ({ ...row, name: `${name}, ${variant}`, price: pounds(pence) })) }
})
