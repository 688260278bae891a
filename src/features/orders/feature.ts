import { forget, personalData } from '#features/accounts/points.ts'
import { sells } from '#features/payments/points.ts'
import { received } from '#features/products/points.ts'
import { feature } from '#platform/extension.ts'
import { forgetOrders, orderData } from './personaldata.ts'
import { hasReceived, holdOrder, loseOrder, orderGiven, orderPaid, orderToPay, releaseOrder, revokeOrder } from './sale.ts'

export default feature({
  name: 'orders',
  provides: [
    personalData(orderData),
    forget(forgetOrders),
    received(hasReceived),
    sells({
      purposes: ['order'],
      toPay: orderToPay,
      fulfil: orderPaid,
      given: orderGiven,
      revoke: revokeOrder,
      held: { suspend: holdOrder, resume: releaseOrder, lose: loseOrder },
    }),
  ],
})
