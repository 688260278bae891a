import { answer } from '#platform/server/answer.ts'
import { subscriptionCard } from '../card.ts'
import { getCustomerTailgTagSubscriptions } from '../contract.ts'
import { TRIAL_DAYS } from '../plans.ts'
import { hadOne, subscriptionsOf } from '../rows.ts'

export default answer(getCustomerTailgTagSubscriptions, async ({ who, db, now }) => {
  const rows = await subscriptionsOf(db, who.id)
  const shown = rows.filter(({ status }) => status !== 'begun' && status !== 'abandoned')
  return {
    subscriptions: shown.map((row) => subscriptionCard(row, now)),
    trialDays: hadOne(rows) ? 0 : TRIAL_DAYS,
    hasCard: rows.some(({ providerId, customer }) => providerId !== null && customer !== null),
  }
})
