import { randomInt } from 'node:crypto'
import * as z from 'zod'
import { CROCKFORD } from '#platform/contract/crockford.ts'
import type { Db } from '#platform/database/db.ts'
import { folded } from './assessment.ts'

const Details = z.object({ organisation: z.string().default(''), courseApproval: z.string().default('') })
const NOTHING_SAID = { organisation: '', courseApproval: '' }

/** A trainer as students see them: their course, and the Secretary of State’s approval of it where it has one. */
export interface Trainer {
  id: string
  name: string
  organisation: string
  courseApproval: string | null
  isVerified: boolean
}

const trainers = (db: Db) =>
  db
    .selectFrom('account')
    .innerJoin('profile', 'profile.accountId', 'account.id')
    .select(['account.id', 'account.name', 'account.status as accountStatus', 'profile.status', 'profile.details'])
    .where('profile.type', '=', 'Trainer')

type Row = Awaited<ReturnType<ReturnType<typeof trainers>['execute']>>[number]

function trainerIn({ id, name, status, accountStatus, details }: Row): Trainer {
  const { organisation, courseApproval } = Details.catch(NOTHING_SAID).parse(details)
  return {
    id,
    name,
    organisation: isOwnName(organisation, name) ? INDEPENDENT : organisation,
    courseApproval: courseApproval || null,
    isVerified: status === 'verified' && accountStatus !== 'closed',
  }
}

/** What a certificate says of a trainer without an organisation: it keeps their name as its assessor’s alone, which is cleared once they’re forgotten. */
const INDEPENDENT = 'Independent trainer'

/** What a certificate says of an assessor whose name is forgotten. */
export const ASSESSOR_LEFT = 'A trainer who has left'

const isOwnName = (organisation: string, name: string) => ['', folded(name)].includes(folded(organisation))

/** Somebody with a trainer profile; null where they have none. */
export async function trainerOf(db: Db, accountId: string): Promise<Trainer | null> {
  const row = await trainers(db).where('account.id', '=', accountId).executeTakeFirst()
  return row ? trainerIn(row) : null
}

/** ACAD-2: the verified trainer whose referral code this is. */
export async function trainerByCode(db: Db, code: string): Promise<Trainer | null> {
  const row = await trainers(db)
    .innerJoin('trainerCode', 'trainerCode.trainerId', 'account.id')
    .where('trainerCode.code', '=', code)
    .executeTakeFirst()
  const trainer = row && trainerIn(row)
  return trainer?.isVerified ? trainer : null
}

/** The referral code of a verified trainer, made the first time it is needed. */
export async function codeOf(db: Db, trainerId: string, now: Date): Promise<string> {
  await db
    .insertInto('trainerCode')
    .values({ code: newCode(), trainerId, createdAt: now })
    .onConflict((same) => same.column('trainerId').doNothing())
    .execute()
  const { code } = await db.selectFrom('trainerCode').select('code').where('trainerId', '=', trainerId).executeTakeFirstOrThrow()
  return code
}

const LENGTH = 8

/** 40 random bits. It’s no secret, but nobody should hit on another trainer’s by mistake. */
const newCode = () => Array.from({ length: LENGTH }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join('')

/** The ids of every verified trainer. */
export async function verifiedTrainers(db: Db): Promise<string[]> {
  const rows = await trainers(db).where('profile.status', '=', 'verified').where('account.status', '<>', 'closed').execute()
  return rows.map(({ id }) => id)
}
