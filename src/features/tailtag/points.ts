import type { Db } from '#platform/database/db.ts'
import { type Extensions, extensionPoint } from '#platform/extension.ts'

/** Whether somebody has more than what every tag does for free. Without an answer nobody has; what is free asks nothing. */
export const plusFor = extensionPoint<(db: Db, accountId: string) => Promise<boolean>>('plusFor')

export async function hasPlus({ db, extensions }: { db: Db; extensions: Extensions }, accountId: string): Promise<boolean> {
  const answers = await Promise.all(extensions(plusFor).map((ask) => ask(db, accountId)))
  return answers.some(Boolean)
}
