import { fileUrl } from '#features/files/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { Address } from '#platform/contract/contacts.ts'
import type { Db } from '#platform/database/db.ts'
import { answer } from '#platform/server/answer.ts'
import { LOOK_SECONDS, signedUrl } from '#platform/server/signedurl.ts'
import { getPractice } from '../contract.ts'
import { evidenceOf, practiceOf } from '../evidence.ts'
import { endOf } from '../expiry.ts'
import { mayRequalify, versionOfPractice, workOf } from '../practice.ts'
import { implanterProfile } from '../queries.ts'

export default answer(getPractice, async ({ who, db, now, services, refuse }) => {
  const profile = await implanterProfile(db, who.id).executeTakeFirst()
  if (!profile) throw refuse('noSuchProfile')
  const { status, statusAt, details } = profile
  const { files, why } = evidenceOf(details)
  const ends = endOf(profile, londonDate(now))
  const work = workOf(details, londonDate(now))
  return {
    standing: status,
    since: statusAt,
    // Whoever asked in time stays verified until Staff have answered, whatever the day.
    until: status === 'verified' && ends?.askedAt ? null : (ends?.on ?? null),
    why: status === 'refused' ? why : null,
    ...practiceOf(details),
    ...work,
    serviceAddress: work.serviceAddress ?? (await bookedAddress(db, who.id)),
    evidence: await sentFiles(db, files, (id) => signedUrl(fileUrl(id), services.codes, now, LOOK_SECONDS)),
    can: { requalify: mayRequalify(profile) },
    version: versionOfPractice(details),
  }
})

/** Where people who book an implanter come, or where they set out from: they work there, whether or not they've said so here. */
async function bookedAddress(db: Db, accountId: string) {
  const terms = await db.selectFrom('bookingTerms').select('address').where('accountId', '=', accountId).executeTakeFirst()
  return Address.safeParse(terms?.address).data ?? null
}

async function sentFiles(db: Db, ids: readonly string[], urlOf: (id: string) => string) {
  if (ids.length === 0) return []
  const files = await db
    .selectFrom('file')
    .select(['id', 'type', 'name', 'createdAt'])
    .where('id', 'in', ids)
    .orderBy('createdAt')
    .execute()
  return files.map(({ id, type, name, createdAt }) => {
    const isPicture = type.startsWith('image/')
    const kind = isPicture ? ('picture' as const) : ('pdf' as const)
    return { id, kind, name, url: isPicture ? urlOf(id) : null, sentAt: createdAt }
  })
}
