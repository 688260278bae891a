import { keysOf } from '#platform/keysof.ts'
import { answer } from '#platform/server/answer.ts'
import { FLAGS } from '#src/flags.ts'
import { listFlags } from '../contract.ts'

export default answer(listFlags, async ({ db }) => {
  const rows = await db.selectFrom('featureFlag').select('code').where('isEnabled', '=', true).execute()
  const on = new Set(rows.map(({ code }) => code))
  return {
    items: keysOf(FLAGS).map((code) => ({ code, state: on.has(code) ? ('on' as const) : ('off' as const), what: FLAGS[code].what })),
  }
})
