import { conflictLife } from '#features/registers/lifecycle.ts'
import { newId } from '#platform/database/id.ts'
import { lawOn } from '#platform/law/tools.ts'
import type { TestRegister } from './register.ts'

/** Another register says that it has this animal of Wilma's too. */
export async function knownElsewhere(register: TestRegister, petId: string): Promise<void> {
  const { code: registerCode } = await register.db.selectFrom('otherRegister').select('code').limit(1).executeTakeFirstOrThrow()
  const now = register.clock.now()
  const twice = { petId, keeperId: register.people.wilma, registerCode, found: 'told' } as const
  await register.db.transaction().execute(async (db) => {
    const conflict = { id: newId(), status: 'open' as const, statusAt: now, createdAt: now, ...twice }
    await db.insertInto('registerConflict').values(conflict).execute()
    await lawOn(db, now, null).start(conflictLife, 'find', conflict, 'otherRegister')
  })
}
