import { sql } from 'kysely'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { contactCheckLife } from './lifecycle.ts'
import type { Why } from './shapes.ts'

/** DETAILS-1: writes down that how somebody is reached is in doubt. Once, while it is. */
export async function doubt({ db, now, start }: LawTools, accountId: string, why: Why): Promise<void> {
  const row = { id: newId(), status: 'unverified', statusAt: now, accountId, why, createdAt: now } as const
  const begun = await db
    .insertInto('contactCheck')
    .values(row)
    .onConflict((open) => open.columns(['accountId', 'why']).where(sql<boolean>`status = 'unverified'`).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (begun) await start(contactCheckLife, 'doubt', row, 'clock', { why })
}
