import { forget, personalData, seed } from '#features/accounts/points.ts'
import { sells } from '#features/payments/points.ts'
import { feature } from '#platform/extension.ts'
import { orderGiven, orderPaid, orderToPay } from './orders.ts'
import { forgetStock, stockData } from './personaldata.ts'
import { loseOrder, revokeOrder } from './returns.ts'
import { seedStock } from './seed.ts'
import { resumeOrder, suspendOrder } from './suspension.ts'

export default feature({
  name: 'stock',
  provides: [
    personalData(stockData),
    forget(forgetStock),
    sells({
      purposes: ['chipsOrder'],
      toPay: orderToPay,
      fulfil: orderPaid,
      given: orderGiven,
      revoke: revokeOrder,
      held: { suspend: suspendOrder, resume: resumeOrder, lose: loseOrder },
    }),
    seed(seedStock),
  ],
})
