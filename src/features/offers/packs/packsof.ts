import type { PetRow } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import { codeTimes, mayHaveCode } from '../policy.ts'
import { liveCodesOf } from '../queries.ts'

interface Asking {
  db: Db
  now: Date
  who: Person
}

/** Whether a pack can be printed for each of these animals, and when the code of the last one works. */
export async function packsOf({ db, now, who }: Asking, pets: readonly PetRow[]) {
  const ids = pets.map(({ id }) => id)
  const codes = await liveCodesOf(db, ids, now)
  return new Map(
    pets.map((pet) => {
      const until = codes.get(pet.id)
      const code = until ? { worksFrom: codeTimes({ ...pet, now }).worksFrom, until } : null
      return [pet.id, { canPrint: mayHaveCode(who, { ...pet, now }), code }]
    }),
  )
}
