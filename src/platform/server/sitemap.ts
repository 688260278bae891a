import type { Db } from '#platform/database/db.ts'
import { extensionPoint } from '#platform/extension.ts'

export interface Findable {
  /** Of this site. */
  path: string
  changedAt?: Date | null
}

/** Pages with an address of their own that search engines may list, beside those of the route table: products, articles. At most 5,000. */
export const findable = extensionPoint<(db: Db, now: Date) => Promise<Findable[]>>('findable')
