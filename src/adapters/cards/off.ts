import { type Cards, CardsAway } from './cards.ts'

/** An account for which no keys are set: nobody can pay on it, and whoever asks is told as when the provider is away. */
export function noCards(): Cards {
  const away = () => Promise.reject(new CardsAway('No card provider keys are set'))
  return {
    kind: 'stripe',
    publishableKey: '',
    intend: away,
    intent: away,
    cancel: away,
    host: away,
    hosted: away,
    closeHosted: away,
    refund: away,
    refunded: away,
    dispute: away,
    // Nothing was paid on it, so nothing is disputed.
    disputesSince: async () => [],
    answerDispute: away,
    acceptDispute: away,
    customer: away,
    subscribe: away,
    subscription: away,
    endSubscription: away,
    keepSubscription: away,
    endSubscriptionNow: away,
    portal: away,
    readEvent: () => 'notSigned',
  }
}
