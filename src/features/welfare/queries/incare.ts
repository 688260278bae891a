import type { Db } from '#platform/database/db.ts'
import { isSignedOver } from '../kit/ways.ts'

/** How an animal came to the organisation that keeps it and has it in its care now. */
export interface InCare {
  /** Its keeper before gave it up, or brought it back. */
  isSignedOver: boolean
  /** HOLD-8 The first day on which it need not be held for a keeper on another register (`YYYY-MM-DD`); null where that isn’t asked. */
  elsewhereUntil: string | null
}

/** Null for an animal that is in no organisation’s care, or is held there for its keeper. */
export async function inCareOf(db: Db, petId: string): Promise<InCare | null> {
  const stay = await db
    .selectFrom('intake')
    .innerJoin('pet', (kept) => kept.onRef('pet.id', '=', 'intake.petId').onRef('pet.keeperId', '=', 'intake.organisationId'))
    .select(['intake.kind', 'intake.elsewhereUntil'])
    .where('intake.petId', '=', petId)
    .where('intake.leftAt', 'is', null)
    .where('intake.outcome', 'is', null)
    .executeTakeFirst()
  return stay ? { isSignedOver: isSignedOver(stay.kind), elsewhereUntil: stay.elsewhereUntil } : null
}
