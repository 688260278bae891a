import { forget, personalData } from '#features/accounts/points.ts'
import { sells } from '#features/payments/points.ts'
import { received } from '#features/products/points.ts'
import { feature } from '#platform/extension.ts'
import { forgetOrders, orderData } from './personaldata.ts'
import { hasReceived, holdOrder, loseOrder, orderGiven, orderPaid, orderToPay, releaseOrder, revokeOrder, takeOffRefunded } from './sale.ts'

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
      refunded: (tools, orderId, { lines, isTakenBack }) => (isTakenBack ? Promise.resolve() : takeOffRefunded(tools, orderId, lines)),
      held: { suspend: holdOrder, resume: releaseOrder, lose: loseOrder },
    }),
  ],
})
