import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'

interface NewBanner {
  text: string
  link: string | null
  linkWords: string | null
  audience: string
  tone: string
  shownFrom: Date
  shownUntil: Date
}

/** Shows a banner from one moment until another. Its id. */
export async function setBanner(db: Db, banner: NewBanner, now: Date): Promise<string> {
  const id = newId()
  await db
    .insertInto('banner')
    .values({ ...banner, id, createdAt: now })
    .execute()
  return id
}
