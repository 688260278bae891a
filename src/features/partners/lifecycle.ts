import { lifecycle } from '#platform/law/lifecycle.ts'

export const apiKeyLife = lifecycle({
  subject: 'API key',
  table: 'api_key',
  states: {
    inUse: 'Software that sends the key acts in the name of the account that made it.',
    revoked: 'The key no longer works, and never will again.',
  },
  reads: { inUse: 'is in use', revoked: 'has been revoked' },
  starts: {
    create: {
      to: ['inUse'],
      by: ['holder'],
      clause: 'API-1',
      words: 'An API key lets software do what its account can do, within the scopes of the key, and never more',
    },
  },
  moves: {
    revoke: {
      from: ['inUse'],
      to: 'revoked',
      by: ['holder'],
      clause: 'API-2',
      words: 'The person who made an API key can revoke it at any time, and it stops working straight away',
    },
  },
})
