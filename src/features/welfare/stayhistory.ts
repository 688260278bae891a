import { lifeOf } from '#features/pets/queries/record.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import type { StayRow } from './stays.ts'

/** What happened to an animal that an organisation has in, the latest first. HOLD-2: of one that is or was held for its keeper, or has another keeper now, only what the organisation wrote since it came. */
export async function historyOf(db: Db, stay: StayRow, reader: Person) {
  const { timeline } = await lifeOf(db, stay, reader)
  if (!stay.cameHeld && stay.keeperId === reader.id) return timeline.toReversed()
  const lastDay = stay.leftAt && londonDate(stay.leftAt)
  const isOurs = (at: Date) => at >= stay.takenInAt && (!lastDay || londonDate(at) <= lastDay)
  return timeline.filter(({ move, at }) => OF_A_STAY.has(move) && isOurs(at)).toReversed()
}

const OF_A_STAY: ReadonlySet<string> = new Set(['correctIntake', 'strayPeriod'])
