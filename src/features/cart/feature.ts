import { forget, personalData, seed } from '#features/accounts/points.ts'
import { deliveryTerms } from '#features/products/points.ts'
import { feature } from '#platform/extension.ts'
import { CHEAPEST, FREE_FROM } from './kit/delivery.ts'
import { cartData, forgetCart } from './personaldata.ts'
import { seedCoupons } from './seed.ts'

export default feature({
  name: 'cart',
  provides: [
    personalData(cartData),
    forget(forgetCart),
    seed(seedCoupons),
    deliveryTerms({ fromPence: CHEAPEST, freeFromPence: FREE_FROM }),
  ],
})
