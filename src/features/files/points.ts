import type { Db } from '#platform/database/db.ts'
import { extensionPoint } from '#platform/extension.ts'

/** Whether a file is one of those that anybody may see who has its address. */
export const publicPictures = extensionPoint<(db: Db, fileId: string) => Promise<boolean>>('publicPictures')
