import type { CardAccount } from '#adapters/cards/cards.ts'
import type { Config } from './config.ts'

/** The keys of an account with the card provider, or null where none are set. */
export function cardKeys(config: Config, account: CardAccount) {
  const { secretKey, publishableKey, webhookSecret } = KEYS[account](config)
  return secretKey && publishableKey && webhookSecret ? { secretKey, publishableKey, webhookSecret } : null
}

const KEYS = {
  main: (config: Config) => ({
    secretKey: config.STRIPE_SECRET_KEY,
    publishableKey: config.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
  }),
  tailTag: (config: Config) => ({
    secretKey: config.TAILTAG_STRIPE_SECRET_KEY,
    publishableKey: config.TAILTAG_STRIPE_PUBLISHABLE_KEY,
    webhookSecret: config.TAILTAG_STRIPE_WEBHOOK_SECRET,
  }),
} as const

/** Not secret: the sandbox holds no money, and exists in development and tests only. */
export const SANDBOX_KEYS = {
  main: { secretKey: 'sk_test_sandboxmain', publishableKey: 'pk_test_sandboxmain', webhookSecret: 'whsec_sandboxmain' },
  tailTag: { secretKey: 'sk_test_sandboxtailtag', publishableKey: 'pk_test_sandboxtailtag', webhookSecret: 'whsec_sandboxtailtag' },
} as const satisfies Record<CardAccount, object>

/** Under which browsers reach the sandbox on our own origin, so that one port is enough. */
export const SANDBOX_PATH = '/sandbox'
