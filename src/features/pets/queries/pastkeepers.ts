import type { Db } from '#platform/database/db.ts'

/** Whether anybody kept it before, other than the implanter who registered it for its keeper, or a rescue took it in that wasn’t born there. */
export async function hadAnotherKeeper(db: Db, petId: string, keeperId: string): Promise<boolean> {
  const other = await db
    .selectFrom('keepership')
    .select('keepership.id')
    .where('keepership.petId', '=', petId)
    .where('keepership.keeperId', '<>', keeperId)
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
