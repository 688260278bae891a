import type * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import type { PetRow } from '../queries.ts'
import type { Implant } from '../shapes.ts'

type Written = z.output<typeof Implant>

/** The account of the implanter who put the chip of an animal in, where they registered that here: then it’s theirs to correct. */
export async function implanterOf(db: Db, { id, chipNumber }: Pick<PetRow, 'id' | 'chipNumber'>): Promise<string | null> {
  const implant = await db
    .selectFrom('implant')
    .select('implanterId')
    .where('chipNumber', '=', chipNumber)
    .where('petId', '=', id)
    .executeTakeFirst()
  return implant?.implanterId ?? null
}

/** IMPLANT-4 The implant of an animal as its implanter recorded it, which no keeper changes; null where nobody did. */
export async function implantRecorded(db: Db, pet: PetRow): Promise<Written | null> {
  if ((await implanterOf(db, pet)) === null) return null
  return { implantedOn: pet.implantedOn, site: pet.implantSite ?? '', implanterName: pet.implanterName ?? '' }
}

/** Whether something else is said of it; what is left out is no change. */
export const isOtherImplant = (recorded: Written, said: Written): boolean =>
  (said.implantedOn !== null && said.implantedOn !== recorded.implantedOn) ||
  (said.site !== '' && said.site !== recorded.site) ||
  (said.implanterName !== '' && said.implanterName !== recorded.implanterName)

/** Whether a chip was reported to have moved from where it was put in, and the report stands. */
export async function hasMoved(db: Db, chipNumber: string): Promise<boolean> {
  const report = await db
    .selectFrom('deadChip')
    .select('id')
    .where('chipNumber', '=', chipNumber)
    .where('kind', '=', 'migrated')
    .where('status', '<>', 'struck')
    .limit(1)
    .executeTakeFirst()
  return report !== undefined
}
