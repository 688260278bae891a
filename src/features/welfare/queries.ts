import * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { IntakeKind, LeftHow } from './shapes.ts'

const Details = z.object({ organisation: z.string() })

/** The name of a welfare organisation, as Staff checked it; null where the account has none. */
export async function organisationName(db: Db, accountId: string): Promise<string | null> {
  const profile = await db
    .selectFrom('profile')
    .select('details')
    .where('accountId', '=', accountId)
    .where('type', '=', 'Welfare')
    .executeTakeFirst()
  return Details.safeParse(profile?.details).data?.organisation ?? null
}

/** The same of several accounts, by account; those that have none are left out. */
export async function organisationNames(db: Db, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map()
  const profiles = await db
    .selectFrom('profile')
    .select(['accountId', 'details'])
    .where('accountId', 'in', accountIds)
    .where('type', '=', 'Welfare')
    .execute()
  const named = profiles.map(({ accountId, details }) => [accountId, Details.safeParse(details).data?.organisation] as const)
  return new Map(named.flatMap(([accountId, name]) => (name ? [[accountId, name]] : [])))
}

/** True while Staff's verification of this profile type of the account is good. */
export async function isVerified(db: Db, accountId: string, type: 'Welfare' | 'Breeder'): Promise<boolean> {
  const profile = await db
    .selectFrom('profile')
    .select('status')
    .where('accountId', '=', accountId)
    .where('type', '=', type)
    .executeTakeFirst()
  return profile?.status === 'verified'
}

interface Intake {
  petId: string
  organisationId: string
  kind: z.output<typeof IntakeKind>
  /** `YYYY-MM-DD` */
  cameOn: string
  foundWhere?: string
  condition?: string
  photoId?: string | null
  /** The rehoming by which its keeper gave it up. */
  rehomingId?: string | null
}

/** Writes down that an organisation has taken an animal in; the id of the intake. The database refuses a second intake while one is open. */
export async function beginIntake(db: Db, { foundWhere, condition, ...intake }: Intake, now: Date): Promise<string> {
  const id = newId()
  const texts = { foundWhere: foundWhere || null, condition: condition || null }
  await db
    .insertInto('intake')
    .values({ id, ...intake, ...texts, createdAt: now })
    .execute()
  return id
}

/** Writes down that an animal has left the organisation it was with, and how. Does nothing where it was with none. */
export async function endIntake(db: Db, petId: string, how: z.output<typeof LeftHow>, now: Date): Promise<void> {
  await db.updateTable('intake').set({ leftAt: now, leftHow: how }).where('petId', '=', petId).where('leftAt', 'is', null).execute()
}

/** Takes back that an animal left the organisation it was with, in this way and at this moment. Does nothing where it did not. */
export async function resumeIntake(db: Db, petId: string, { how, at }: { how: z.output<typeof LeftHow>; at: Date }): Promise<void> {
  await db
    .updateTable('intake')
    .set({ leftAt: null, leftHow: null })
    .where('petId', '=', petId)
    .where('leftHow', '=', how)
    .where('leftAt', '=', at)
    .execute()
}
