import { personalData } from '#features/accounts/points.ts'
import { subscriptionEvents } from '#features/payments/points.ts'
import { plusFor } from '#features/tailtag/points.ts'
import { feature } from '#platform/extension.ts'
import { subscriptionData } from './personaldata.ts'
import { hasPlus } from './rows.ts'

export default feature({
  name: 'tagPlus',
  provides: [
    personalData(subscriptionData),
    plusFor(hasPlus),
    subscriptionEvents(({ subscriptionId, heardOf }) => ({ job: 'lookAtSubscription', data: { subscriptionId, heardOf } })),
  ],
})
