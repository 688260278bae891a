import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Nothing } from '#platform/contract/shapes.ts'

export const getFeatureFlags = call('getFeatureFlags', {
  method: 'GET',
  summary: 'Which features are switched on. A flag that isn’t listed is off.',
  who: 'anyone',
  input: Nothing,
  output: z.array(z.object({ code: z.string(), is_enabled: z.boolean() })),
  says: 'Feature flags',
  refuses: {},
})
