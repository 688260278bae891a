import type * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { IntakeKind } from './shapes.ts'

interface Intake {
  petId: string
  organisationId: string
  kind: z.output<typeof IntakeKind>
  /** `YYYY-MM-DD` */
  cameOn: string
  foundWhere?: string
  condition?: string
  photoId?: string | null
  /** The rehoming by which its keeper gave it up. */
  rehomingId?: string | null
}

/** Writes down that an organisation has taken an animal in; the id of the intake. The database refuses a second intake while one is open. */
export async function beginIntake(db: Db, { foundWhere, condition, ...intake }: Intake, now: Date): Promise<string> {
  const id = newId()
  const texts = { foundWhere: foundWhere || null, condition: condition || null }
  await db
    .insertInto('intake')
    .values({ id, ...intake, ...texts, createdAt: now })
    .execute()
  return id
}
