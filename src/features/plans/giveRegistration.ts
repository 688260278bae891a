import type { Db } from '#platform/database/db.ts'
import { giveCreditBatch } from './ledger.ts'

/** PLAN-5 Gives somebody one registration as a present, which ends after a year; the id of its batch. */
export const giveRegistration = (db: Db, accountId: string, now: Date): Promise<string> =>
  giveCreditBatch(db, { accountId, source: 'promotion', quantity: 1, now })
