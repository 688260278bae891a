import type { Db } from '#platform/database/db.ts'
import { extensionPoint } from '#platform/extension.ts'

/** Whether somebody has more than what every tag does for free. Without an answer nobody has; what is free asks nothing. */
export const plusFor = extensionPoint<(db: Db, accountId: string) => Promise<boolean>>('plusFor')
