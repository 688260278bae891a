import type { Listed } from '#features/chat/points.ts'
import type { Db } from '#platform/database/db.ts'
import { breederListed } from './found.ts'

/** Anybody may write to a breeder who can be found in the search, under the name that it shows. */
export async function breederToWriteTo({ db, now, listedId }: { db: Db; now: Date; listedId: string }): Promise<Listed | null> {
  const breeder = await breederListed(db, listedId, now)
  return breeder && { accountId: breeder.accountId, name: breeder.name, about: 'breeder' }
}
