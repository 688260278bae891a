import { sql } from 'kysely'
import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { WITHOUT_EVIDENCE } from '../evidence.ts'
import { OLD_EVIDENCE_KEPT_YEARS } from '../kit/kept.ts'

/**
 * Forgets evidence of a profession that Staff have checked and that newer evidence, checked as well, has replaced; and all evidence of a
 * profession that was refused or has ended. What shows who is verified now stays (SI 2023/468 reg 7(1)(e)).
 */
export default job({
  name: 'forgetOldEvidence',
  schedule: '56 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    const old = earlier(now, { days: OLD_EVIDENCE_KEPT_YEARS * 366 })
    await db
      .updateTable('profile')
      .set({ details: WITHOUT_EVIDENCE })
      .where('status', 'in', ['refused', 'expired'])
      .where('statusAt', '<', old)
      .where('renewalAt', 'is', null)
      .where(sql<boolean>`details ?| array['evidence', 'evidenceFileId', 'evidenceNote']`)
      .execute()
    await sql`
      update profile set details = details || jsonb_build_object('evidence', (details -> 'evidence') - replaced.files)
      from (
        select holder.id, array_agg(distinct file.id::text) as files
        from profile as holder
        join file on holder.details -> 'evidence' ? file.id::text
        join file as newer on holder.details -> 'evidence' ? newer.id::text
        join event as checked on checked.subject = 'profile' and checked.subject_id = holder.id and checked.move in ('verify', 'renew')
          and checked.at >= file.created_at and checked.at < newer.created_at
        join event as again on again.subject = 'profile' and again.subject_id = holder.id and again.move in ('verify', 'renew')
          and again.at >= newer.created_at and again.at < ${old}
        where jsonb_typeof(holder.details -> 'evidence') = 'array' and file.created_at < ${old}
        group by holder.id
      ) as replaced
      where profile.id = replaced.id`.execute(db)
  },
})
