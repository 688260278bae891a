import { saveProduct } from '#features/products/saveProduct.ts'
import { saveShopProduct } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(saveShopProduct, async ({ input, db, now }) => {
  const { kind, main, accent, size, pence, stock, grams, reason: _, ...product } = input
  const variants = [{ name: size, pence, stock, grams }]
  return { productId: await saveProduct(db, { ...product, facts: {}, art: { kind, main, accent }, variants }, now) }
})
