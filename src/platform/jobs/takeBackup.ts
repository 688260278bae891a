import { sql } from 'kysely'
import * as z from 'zod'
import { job } from './job.ts'

/**
 * Takes the backup of the day. A day is one of the real world here, and the database says what time it is: whoever lets the time of the
 * register pass for a trial gets no backup for each day of it.
 */
export default job({
  name: 'takeBackup',
  schedule: '15 2 * * *',
  outside: true,
  patience: 6 * 3600,
  data: z.object({}),
  work: async ({ db, services }) => {
    const { rowCount } = await db
      .selectFrom('backup')
      .select((of) => of.fn.countAll<number>().as('rowCount'))
      .where('verifiedAt', '>', sql<Date>`now() - interval '20 hours'`)
      .executeTakeFirstOrThrow()
    if (rowCount > 0) return
    if (services.disk.room() !== 'plenty') throw new Error('The disk is nearly full, so no backup was taken.')
    await services.backup()
  },
})
