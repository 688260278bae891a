import * as z from 'zod'
import { EVIDENCE_KEPT_YEARS } from '#features/keepership/kit/kept.ts'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { UNPROVEN } from '../lifecycle.ts'

/** Forgets the certificates and codes that proved moves, once nobody can ask a court any more whose animal it is. */
export default job({
  name: 'forgetProofs',
  schedule: '54 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db
      .updateTable('databaseMove')
      .set({ proofFileId: null, proofCode: null })
      .where('status', 'not in', UNPROVEN)
      .where('statusAt', '<', earlier(now, { days: EVIDENCE_KEPT_YEARS * 366 }))
      .where((row) => row.or([row('proofFileId', 'is not', null), row('proofCode', 'is not', null)]))
      .execute()
  },
})
