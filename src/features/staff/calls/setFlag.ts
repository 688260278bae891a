import { FLAGS } from '#src/flags.ts'
import { setFlag } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(setFlag, async ({ input: { code, state }, db }) => {
  const isEnabled = state === 'on'
  await db
    .insertInto('featureFlag')
    .values({ code, isEnabled })
    .onConflict((same) => same.column('code').doUpdateSet({ isEnabled }))
    .execute()
  return { code, state, what: FLAGS[code].what }
})
