import { answer } from '#platform/server/answer.ts'
import { FLAGS } from '#src/flags.ts'
import { getFeatureFlags } from '../contract.ts'

export default answer(getFeatureFlags, async ({ db }) => {
  const rows = await db.selectFrom('featureFlag').select('code').where('isEnabled', '=', true).execute()
  const on = new Set(rows.map(({ code }) => code))
  return Object.keys(FLAGS).map((code) => ({ code, is_enabled: on.has(code) }))
})
