import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Id, Name, pageOf, paging } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { ApiKey, ApiSearch, KeyMode, Scope } from './shapes.ts'

export const createApiKey = call('createApiKey', {
  method: 'POST',
  summary: 'Make a key for your software. The key is in this answer and nowhere else: we keep only its hash.',
  who: 'signed-in',
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
  input: z.strictObject({ ...paging }),
  output: pageOf(ApiKey),
  says: 'Your API keys',
  refuses: {},
})

export const revokeApiKey = call('revokeApiKey', {
  method: 'POST',
  summary: 'Stop a key from working, straight away and for good.',
  who: 'signed-in',
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
  input: z.strictObject({ ...paging }),
  output: pageOf(ApiSearch),
  says: 'What your software looked up',
  refuses: {},
})
