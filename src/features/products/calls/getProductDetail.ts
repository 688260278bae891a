import { vatRateOf } from '#features/payments/policy.ts'
import { answer } from '#platform/server/answer.ts'
import { getProductDetail } from '../contract.ts'
import { deliveryFrom } from '../points.ts'
import { productBy } from '../queries.ts'

export default answer(getProductDetail, async ({ input, db, services, extensions, refuse }) => {
  const product = await productBy(db, { id: input.productId })
  if (!product) throw refuse('noSuchProduct')
  return { ...product, delivery: deliveryFrom(extensions), vatRate: vatRateOf(services.config) }
})
