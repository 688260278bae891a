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

export const webhookLife = lifecycle({
  subject: 'webhook',
  table: 'webhook',
  states: {
    sending: 'We tell its address what happens to the chips that its account registered with its software.',
    off: 'Its address hasn’t answered for days, so we’ve stopped trying.',
    removed: 'Nothing is sent to it any more.',
  },
  reads: { sending: 'is sending', off: 'is switched off', removed: 'has been removed' },
  starts: {
    create: {
      to: ['sending'],
      by: ['holder'],
      clause: 'API-4',
      words: 'A webhook tells an account’s software what happens to the chips it registered, and never anything about a person',
    },
  },
  moves: {
    switchOff: {
      from: ['sending'],
      to: 'off',
      by: ['clock'],
      clause: 'API-5',
      words: 'A webhook whose address hasn’t answered for 5 days is switched off, and its holder is told',
    },
    switchOn: { from: ['off'], to: 'sending', by: ['holder'], clause: 'API-5', words: 'Its holder can switch a webhook on again' },
    remove: { from: ['sending', 'off'], to: 'removed', by: ['holder'], clause: 'API-4', words: 'Its holder can remove a webhook' },
  },
})
