import { sells } from '#features/payments/points.ts'
import { feature } from '#platform/extension.ts'
import { orderGiven, orderPaid, orderToPay } from './queries.ts'
import { loseOrder, takeBackOrder } from './returning.ts'
import { resumeOrder, suspendOrder } from './suspending.ts'

export default feature({
  name: 'stock',
  provides: [
    sells({
      purposes: ['chipsOrder'],
      toPay: orderToPay,
      fulfil: orderPaid,
      given: orderGiven,
      revoke: takeBackOrder,
      held: { suspend: suspendOrder, resume: resumeOrder, lose: loseOrder },
    }),
  ],
})
