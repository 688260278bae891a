import { answer } from '#platform/server/answer.ts'
import { getProductDetail } from '../contract.ts'
import { deliveryFrom } from '../points.ts'
import { productBy } from '../queries.ts'

export default answer(getProductDetail, async ({ input, db, extensions, refuse }) => {
  const product = await productBy(db, { id: input.productId })
  if (!product) throw refuse('noSuchProduct')
  return { ...product, delivery: deliveryFrom(extensions) }
})
