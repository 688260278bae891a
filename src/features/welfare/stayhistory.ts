import { lifeOf } from '#features/pets/queries/record.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import type { StayRow } from './stays.ts'

/** What happened to an animal that an organisation has in, the latest first. HOLD-2: of one that is held for its keeper, only what the organisation wrote since it came. */
export async function historyOf(db: Db, stay: StayRow, reader: Person) {
  const { timeline } = await lifeOf(db, stay, reader)
  const ours = stay.isHeld ? timeline.filter(({ move, at }) => OF_A_STAY.has(move) && at >= stay.takenInAt) : timeline
  return ours.toReversed()
}

const OF_A_STAY: ReadonlySet<string> = new Set(['correctIntake', 'strayPeriod'])
