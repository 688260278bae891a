import type { Db } from '#platform/database/db.ts'

/** The keeperships of an animal, but for that of the implanter who registered it for its keeper. */
export const keepershipsOf = (db: Db, petId: string) =>
  db
    .selectFrom('keepership')
    .where('keepership.petId', '=', petId)
    .where((kept) =>
      kept.not(
        kept.exists(
          kept
            .selectFrom('implant')
            .select('implant.id')
            .where('implant.petId', '=', petId)
            .whereRef('implant.implanterId', '=', 'keepership.keeperId'),
        ),
      ),
    )

/** Whether anybody else kept it before, or a rescue took it in that wasn’t born there. */
export async function hadAnotherKeeper(db: Db, petId: string, keeperId: string): Promise<boolean> {
  const other = await keepershipsOf(db, petId)
    .select('keepership.id')
    .where('keepership.keeperId', '<>', keeperId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined || (await wasTakenIn(db, petId))
}

async function wasTakenIn(db: Db, petId: string): Promise<boolean> {
  const intake = await db
    .selectFrom('intake')
    .select('id')
    .where('petId', '=', petId)
    .where('kind', '<>', 'bornHere')
    .limit(1)
    .executeTakeFirst()
  return intake !== undefined
}
