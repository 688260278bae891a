import { answer } from '#platform/server/answer.ts'
import { getFeatureFlags } from '../contract.ts'

export default answer(getFeatureFlags, async ({ db }) => {
  const flags = await db.selectFrom('featureFlag').select(['code', 'isEnabled']).orderBy('code').execute()
  return flags.map(({ code, isEnabled }) => ({ code, is_enabled: isEnabled }))
})
