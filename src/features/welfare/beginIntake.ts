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
  /** `YYYY-MM-DD`, of a stray only. */
  councilFrom?: string | undefined
  councilReference?: string
}

/** Writes down that an organisation has taken an animal in; the id of the intake. The database refuses a second intake while one is open. */
export async function beginIntake(
  db: Db,
  { foundWhere, condition, councilFrom, councilReference, ...intake }: Intake,
  now: Date,
): Promise<string> {
  const id = newId()
  const texts = { foundWhere: foundWhere || null, condition: condition || null }
  const council = intake.kind === 'stray' && { councilFrom: councilFrom ?? null, councilReference: councilReference || null }
  await db
    .insertInto('intake')
    .values({ id, ...intake, ...texts, ...council, createdAt: now })
    .execute()
  return id
}
