import { personalData, seed, tasks } from '#features/accounts/points.ts'
import { keeperChanged } from '#features/keepership/points.ts'
import { sells } from '#features/payments/points.ts'
import { registrationFees } from '#features/pets/points.ts'
import { bundles } from '#features/stock/points.ts'
import { feature } from '#platform/extension.ts'
import { coverByHousehold } from './coverByHousehold.ts'
import { grantPurchase, purchaseToPay } from './grants.ts'
import { giveCreditBatch, revokeRegistrations } from './ledger.ts'
import { payOrOwe } from './payOrOwe.ts'
import { purchaseGiven } from './paywords.ts'
import { planData } from './personaldata.ts'
import { oweRegistration } from './purchases.ts'
import { revoke } from './revocation.ts'
import { seedPlans } from './seed.ts'
import { resume, suspend } from './suspension.ts'
import { paymentTasks } from './tasks.ts'
import { undoStart } from './undoStart.ts'
import { useHousehold } from './useHousehold.ts'

export default feature({
  name: 'plans',
  provides: [
    personalData(planData),
    keeperChanged((tools, { petId, to }) => coverByHousehold(tools, petId, to)),
    bundles({
      give: (db, { orderId, ...bundle }) => giveCreditBatch(db, { ...bundle, id: orderId, source: 'chipBundle' }),
      suspend,
      resume,
      revoke: (db, { orderId, ...bundle }) => revokeRegistrations(db, { ...bundle, creditBatchId: orderId }),
    }),
    registrationFees({ cover: useHousehold, payOrOwe, owe: oweRegistration }),
    sells({
      purposes: ['plan', 'freeRegistrations'],
      toPay: purchaseToPay,
      fulfil: grantPurchase,
      given: purchaseGiven,
      revoke: revoke,
      usedStaysPaid: true,
      undoStart,
      held: {
        suspend: ({ db, now }, purchaseId) => suspend(db, purchaseId, now),
        resume,
        lose: (tools, purchaseId) => revoke(tools, purchaseId, 'all'),
      },
    }),
    tasks(paymentTasks),
    seed(seedPlans),
  ],
})
