import type { createApiKey } from '#features/partners/contract.ts'
import type { CallInput } from '#platform/contract/call.ts'
import type { Client } from './client.ts'

/** A key that somebody makes for their software; for the register itself and both scopes unless told otherwise. */
export async function haveKey(api: Client, over: Partial<CallInput<typeof createApiKey>> = {}) {
  const { data } = await api.createApiKey({ name: 'Reception', mode: 'live', scopes: ['lookup', 'register'], ...over })
  return data
}
