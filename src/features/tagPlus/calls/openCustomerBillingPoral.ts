import { CardsAway, CardsRefused } from '#adapters/cards/cards.ts'
import { handlerOutsideTransaction } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { openCustomerBillingPoral } from '../contract.ts'
import { subscriptionsOf } from '../rows.ts'

export default handlerOutsideTransaction(openCustomerBillingPoral, async ({ who, db, services, refuse }) => {
  const mine = await subscriptionsOf(db, who.id)
  const customer = mine.find((row) => row.providerId !== null)?.customer
  if (!customer) throw refuse('noCard')
  try {
    return await services.cards.tailTag.portal({ customer, returnUrl: services.config.publicUrl + paths.tailTagPlus })
  } catch (error) {
    if (error instanceof CardsAway || error instanceof CardsRefused) throw refuse('noProvider')
    throw error
  }
})
