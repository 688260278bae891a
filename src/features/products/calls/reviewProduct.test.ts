import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverOrder, packOrder, sendOrder } from '#features/orders/fulfilment.ts'
import { newId } from '#platform/database/id.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { onSale, paidOrder } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('who has received a product rates it, once, and the rating stands on its card', async () => {
  const { api, product, orderId } = await paidOrder(register)
  expect(await api.reviewProduct({ productId: product.id, stars: 5 })).toMatchObject({ status: 403, code: 'notBought' })
  await asProvider(register, async (tools) => {
    await packOrder(tools, orderId)
    await sendOrder(tools, orderId, 'RM 1')
    await deliverOrder(tools, orderId, 'Staff')
  })
  await api.reviewProduct({ productId: product.id, stars: 2, words: 'Too small' })
  await api.reviewProduct({ productId: product.id, stars: 4, words: 'Right after all' })
  expect((await register.stranger.productInfo({ slug: product.slug })).data).toMatchObject({
    rating: 4,
    reviews: 1,
    latestReviews: [{ words: 'Right after all' }],
  })
})

test('who has not bought it, and what is not sold, is refused', async () => {
  const { api } = await confirmed(register)
  expect(await api.reviewProduct({ productId: (await onSale(register)).id, stars: 1 })).toMatchObject({ code: 'notBought' })
  expect(await api.reviewProduct({ productId: newId(), stars: 1 })).toMatchObject({ status: 404, code: 'noSuchProduct' })
})
