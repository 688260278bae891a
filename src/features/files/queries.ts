import type { Db } from '#platform/database/db.ts'

/** Where the photo of a pet is shown; any other file needs an address that is signed (signedUrl). */
export const fileUrl = (fileId: string): string => `/files/${fileId}`

/** True when the account has uploaded a picture with this id; without an account, when nobody’s account has. */
export async function hasPicture(db: Db, fileId: string, accountId: string | null): Promise<boolean> {
  const found = await db
    .selectFrom('file')
    .select('id')
    .where('id', '=', fileId)
    .where('accountId', accountId ? '=' : 'is', accountId)
    .where('type', 'like', 'image/%')
    .executeTakeFirst()
  return found !== undefined
}

/** True when the account has uploaded a file with this id: a picture, or a PDF as evidence. */
export async function hasFile(db: Db, fileId: string, accountId: string): Promise<boolean> {
  const found = await db.selectFrom('file').select('id').where('id', '=', fileId).where('accountId', '=', accountId).executeTakeFirst()
  return found !== undefined
}
