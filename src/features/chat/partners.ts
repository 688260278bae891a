import type { Db } from '#platform/database/db.ts'
import type { Extensions } from '#platform/extension.ts'
import { type Partner, partners } from './points.ts'

type Asker = { id: string; roles: readonly string[] }

/** Who somebody may write to, besides our staff. */
export async function partnersOf(asked: { db: Db; who: Asker; extensions: Extensions }): Promise<Partner[]> {
  const all = await Promise.all(asked.extensions(partners).map((of) => of(asked)))
  // Of those who are known in several ways, the last says by which name.
  const once = new Map(all.flat().map((partner) => [partner.accountId, partner]))
  return [...once.values()].filter(({ accountId }) => accountId !== asked.who.id)
}

/** A student may write to the trainers whom we have verified. */
export async function trainersOf({ db, who }: { db: Db; who: Asker }): Promise<Partner[]> {
  if (!who.roles.includes('Student')) return []
  const trainers = await db
    .selectFrom('account')
    .innerJoin('profile', 'profile.accountId', 'account.id')
    .select(['account.id as accountId', 'account.name'])
    .where('profile.type', '=', 'Trainer')
    .where('profile.status', '=', 'verified')
    .where('account.status', '<>', 'closed')
    .orderBy('account.name')
    .limit(50)
    .execute()
  return trainers.map((one) => ({ ...one, role: 'trainer' }))
}
