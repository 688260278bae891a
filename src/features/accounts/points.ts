import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { DB } from '#database/types.ts'
import type { Db } from '#platform/database/db.ts'
import { extensionPoint } from '#platform/extension.ts'

/**
 * What is held about one person, by the name of its section in the file that they may ask for (UK GDPR Articles 15 and 20): no secret,
 * and no other person's data.
 */
export const personalData = extensionPoint<Record<string, (db: Db, accountId: string) => Promise<unknown>>>('personalData')

/** The ids of what is a person's own and has a history of its own: its events are theirs, too. */
export const ownHistories = extensionPoint<(db: Db, accountId: string) => Expression<string>>('ownHistories')

/** Whether somebody whose account is closed must still be reachable. Only who need not be is forgotten. */
export const mustBeReachable = extensionPoint<(account: ExpressionBuilder<DB, 'account'>) => Expression<SqlBool>>('mustBeReachable')

/** Forgets what is known of people whose accounts are closed and who need not be reachable any more. */
export const forget = extensionPoint<(db: Db, accountIds: readonly string[]) => Promise<void>>('forget')
