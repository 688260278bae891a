import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Id, Line, Name, pageOf, paging } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { ApiKey, ApiSearch, Delivery, KeyMode, Scope, Webhook } from './shapes.ts'

export const createApiKey = call('createApiKey', {
  method: 'POST',
  summary: 'Make a key for your software. The key is in this answer and nowhere else: we keep only its hash.',
  who: 'signed-in',
  acting: 'owner',
  input: z.strictObject({
    name: asking('Enter a name for the key', Name(60)),
    mode: KeyMode,
    scopes: asking('Choose at least one thing the software can do', z.array(Scope).min(1).max(10)),
  }),
  output: z.object({ keyId: Id, prefix: z.string(), key: z.string() }),
  says: 'Your key is ready',
  refuses: {
    notProfessional: [
      403,
      'A live key is for implanters, breeders and organisations. You can make a sandbox key now, or add a profile first.',
      'API-3',
    ],
    notVerified: [403, 'We’re still checking your certificate. You can make a key that registers chips once we’ve verified it.', 'API-3'],
    tooMany: [409, 'You have 20 keys in use. Revoke one that you no longer need.'],
  },
  limit: { times: 20, seconds: 3600 },
  keepsAnswer: false,
})

export const apiKeys = call('apiKeys', {
  method: 'GET',
  summary: 'The keys of your software, those in use first, and when each was last used.',
  who: 'signed-in',
  acting: 'owner',
  input: z.strictObject({ ...paging('-createdAt', 'createdAt', 'name', '-name') }),
  output: pageOf(ApiKey),
  says: 'Your API keys',
  refuses: {},
})

export const revokeApiKey = call('revokeApiKey', {
  method: 'POST',
  summary: 'Stop a key from working, straight away and for good.',
  who: 'signed-in',
  acting: 'owner',
  input: z.strictObject({ keyId: Id }),
  output: z.null(),
  says: 'The key no longer works',
  refuses: { noSuchKey: [404, 'We can’t find this key in your account'] },
})

export const apiSearchHistory = call('apiSearchHistory', {
  method: 'GET',
  path: 'api-search-history',
  summary: 'What your software looked up with your API keys, newest first.',
  who: 'signed-in',
  acting: 'owner',
  input: z.strictObject({ ...paging('-at', 'at') }),
  output: pageOf(ApiSearch),
  says: 'What your software looked up',
  refuses: {},
})

const noSuchWebhook = [404, 'We can’t find this webhook in your account'] as const
const PARTNERS = ['Implanter', 'Breeder', 'Welfare'] as const

export const createWebhook = call('createWebhook', {
  method: 'POST',
  summary: 'Have your software told when something happens to a chip that it registered. The secret is in this answer and nowhere else.',
  who: PARTNERS,
  acting: 'owner',
  input: z.strictObject({ url: asking('Enter the address of your server', Line(500)) }),
  output: z.object({ webhookId: Id, secret: z.string() }),
  says: 'Your webhook is ready',
  refuses: {
    addressRefused: [400, 'Enter an address that begins with https:// and is on the internet'],
    tooMany: [409, 'You have 10 webhooks. Remove one that you no longer need.'],
  },
  limit: { times: 20, seconds: 3600 },
  keepsAnswer: false,
})

export const webhooks = call('webhooks', {
  method: 'GET',
  summary: 'Where your software is told about the chips it registered, and whether it answers.',
  who: PARTNERS,
  acting: 'owner',
  input: z.strictObject({}),
  output: z.object({ items: z.array(Webhook) }),
  says: 'Your webhooks',
  refuses: {},
})

export const updateWebhook = call('updateWebhook', {
  method: 'POST',
  summary: 'Switch a webhook on again, remove it, or give it a new secret. The old secret is good for 24 more hours.',
  who: PARTNERS,
  acting: 'owner',
  input: z.strictObject({ webhookId: Id, now: z.enum(['switchOn', 'remove', 'rotateSecret']) }),
  output: z.object({ secret: z.string().nullable() }),
  says: 'Saved',
  refuses: {
    noSuchWebhook,
    rotatedToday: [409, 'You’ve made a new secret in the last 24 hours. The one before it still works until then.'],
  },
  keepsAnswer: false,
})

export const webhookDeliveries = call('webhookDeliveries', {
  method: 'GET',
  summary: 'What was sent to a webhook, or is still to be sent, newest first.',
  who: PARTNERS,
  acting: 'owner',
  input: z.strictObject({ webhookId: Id, ...paging('-at', 'at') }),
  output: pageOf(Delivery),
  says: 'What we sent',
  refuses: { noSuchWebhook },
})

export const replayWebhook = call('replayWebhook', {
  method: 'POST',
  summary: 'Send something to a webhook again, with the same id.',
  who: PARTNERS,
  acting: 'owner',
  input: z.strictObject({ deliveryId: Id }),
  output: z.null(),
  says: 'We’ll send it again, within a minute of the webhook being switched on',
  refuses: { noSuchDelivery: [404, 'We can’t find this among what we sent you'] },
})
