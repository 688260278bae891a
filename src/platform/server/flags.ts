import type { Call } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { CLOSED } from '#src/closed.ts'
import type { FlagCode } from '#src/flags.ts'
import { Refusal } from './refusal.ts'

/** Whether a feature is on; one that the database doesn’t know is off. */
export async function isSwitchedOn(db: Db, flag: FlagCode): Promise<boolean> {
  const row = await db.selectFrom('featureFlag').select('isEnabled').where('code', '=', flag).executeTakeFirst()
  return row?.isEnabled ?? false
}

/** Throws 404 where the feature that a call belongs to is switched off, or not known to the database. */
export async function refuseSwitchedOff({ flag }: Call, db: Db): Promise<void> {
  if (flag && !(await isSwitchedOn(db, flag))) throw new Refusal(404, 'switchedOff', CLOSED[flag])
}

const FRESH_MS = 1000

/** The codes of what is switched on, as pages are drawn with them: asked once a second at most, and as they were where the database is away. */
export function flagsForPages(db: Db, now = () => performance.now()) {
  let known = { until: 0, flags: '' }
  return async (): Promise<string> => {
    if (now() < known.until) return known.flags
    const rows = await db
      .selectFrom('featureFlag')
      .select('code')
      .where('isEnabled', '=', true)
      .execute()
      .catch(() => null)
    known = {
      until: now() + FRESH_MS,
      flags: rows
        ? rows
            .map(({ code }) => code)
            .toSorted()
            .join(' ')
        : known.flags,
    }
    return known.flags
  }
}
