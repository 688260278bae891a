import { sql } from 'kysely'
import type { Files } from '#adapters/files/files.ts'
import type { Db } from '#platform/database/db.ts'
import type { Signer } from '#platform/server/signer.ts'
import type { Lifecycle } from './lifecycle.ts'
import { verifyChains } from './verifychains.ts'
import { daysKept, verifyRoots } from './verifyroots.ts'
import { verifyStates } from './verifystates.ts'

/** One thing that does not fit. `history`: the past itself was changed; `state`: what a table says now is not what its history says. */
export interface Difference {
  of: 'history' | 'state'
  words: string
}

export interface Verified {
  chains: number
  events: number
  roots: number
  differences: number
}

interface Verifying {
  signer: Signer
  files: Files
  lifecycles: readonly Lifecycle[]
  now: Date
  /** Is told each difference as it is found. */
  tell: (difference: Difference) => void
}

/** Checks the whole history against itself, its signed roots, and what the tables say now: all as they were at one moment. */
export async function verifyHistory(db: Db, { tell, lifecycles, signer, files, now }: Verifying): Promise<Verified> {
  let differences = 0
  const found = (difference: Difference) => {
    differences += 1
    tell(difference)
  }
  const kept = await daysKept(files, now)
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (moment) => {
      await sql`set local statement_timeout = 0`.execute(moment)
      const randomlyWalked = await verifyChains(moment, found)
      await verifyStates(moment, lifecycles, found)
      return { ...randomlyWalked, roots: await verifyRoots(moment, { signer, files, kept }, found), differences }
    })
}
