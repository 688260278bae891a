import { forget, mustBeReachable, personalData } from '#features/accounts/points.ts'
import { sells } from '#features/payments/points.ts'
import { feature } from '#platform/extension.ts'
import { holdOrder, loseOrder, orderGiven, orderPaid, orderToPay, releaseOrder, revokeOrder } from './orders.ts'
import { forgetOrders, tagOrderData, waitsForTag } from './personaldata.ts'

export default feature({
  name: 'tagOrders',
  provides: [
    personalData(tagOrderData),
    mustBeReachable(waitsForTag),
    forget(forgetOrders),
    sells({
      purposes: ['tailTag'],
      toPay: orderToPay,
      fulfil: orderPaid,
      given: orderGiven,
      revoke: revokeOrder,
      held: { suspend: holdOrder, resume: releaseOrder, lose: loseOrder },
    }),
  ],
})
