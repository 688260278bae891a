import * as z from 'zod'
import { sealHistory } from '#platform/law/seals.ts'
import { verifyHistory } from '#platform/law/verifyhistory.ts'
import { findLifecycles } from '#platform/server/find.ts'
import { job } from './job.ts'

const MOST_LOGGED = 20

/**
 * Checks the whole history each night, says in the log what does not fit, and seals the day. A past that was changed is not sealed: the
 * new root would cover the change up.
 */
export default job({
  name: 'sealHistory',
  schedule: '40 2 * * *',
  outside: true,
  data: z.object({}),
  work: async ({ db, services, now }) => {
    const said: string[] = []
    let isChanged = false
    const verified = await verifyHistory(db, {
      ...services,
      now,
      lifecycles: await findLifecycles(),
      tell: ({ of, words }) => {
        isChanged ||= of === 'history'
        if (said.length < MOST_LOGGED) said.push(words)
      },
    })
    const { chains, events, differences } = verified
    const check = { at: now, chains, events, differences }
    await db
      .insertInto('historyCheck')
      .values(check)
      .onConflict((same) => same.column('at').doUpdateSet(check))
      .execute()
    if (differences > 0) services.alarm(`The history of ${differences} things doesn’t fit: run \`npm run verify\``, { differences: said })
    if (isChanged) services.alarm('The day isn’t sealed, because its history was changed')
    if (!isChanged) await sealHistory(db, services, now)
  },
})
