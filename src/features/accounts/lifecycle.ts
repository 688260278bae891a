import { lifecycle } from '#platform/law/lifecycle.ts'

/** How long a closing account waits, and can be kept after all. */
export const CLOSING_DAYS = 30

export const accountLife = lifecycle({
  subject: 'account',
  table: 'account',
  states: {
    active: 'The person can sign in.',
    closing: 'The person has closed the account and can still change their mind.',
    closed: 'The account has ended; only what the register must keep by law is left.',
  },
  starts: {
    open: { to: ['active'], by: ['holder'], rule: 'ACC-1 Anyone may open one account for each e-mail address' },
    bringIn: { to: ['active'], by: ['Staff'], rule: 'ACC-2 Staff may bring in keepers from another database' },
  },
  moves: {
    close: { from: ['active'], to: 'closing', by: ['holder'], rule: 'ACC-3 A person may close an active account' },
    keep: { from: ['closing'], to: 'active', by: ['holder'], rule: 'ACC-4 A closing account may be kept within 30 days' },
    end: { from: ['closing'], to: 'closed', by: ['clock'], rule: 'ACC-5 A closing account ends after 30 days (UK GDPR Article 17)' },
  },
})
