import { birthProblem } from '#knowledge/animals/birth.ts'
import { breedExists } from '#knowledge/animals/breeds/choice.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { Because } from '#platform/law/clause.ts'
import { impossiblyClose, tooCloseWords } from './birthgap.ts'
import type { RecordedLitter } from './contract.ts'
import { damProblem, sireProblem } from './dam.ts'
import { OLDEST_LITTER_DAYS } from './litter.ts'

interface Asking {
  db: Db
  who: { id: string }
  now: Date
}

type Common = Pick<RecordedLitter, 'dam' | 'sire' | 'species' | 'breed' | 'bornOn' | 'bornExactly'>

interface Problem {
  reason: 'breedUnknown' | 'bornInFuture' | 'bornTooLongAgo' | 'damWrong' | 'sireWrong' | 'tooSoon'
  more: { words: string; field: string } | { because: Because; field: string } | { field: string }
}

/** What’s wrong with what all of a litter have in common, or null. */
export async function litterProblem({ db, who, now }: Asking, litter: Common): Promise<Problem | null> {
  const breed = breedExists(litter.species, litter.breed)
  if (breed !== true) return { reason: 'breedUnknown', more: { because: breed, field: 'breed' } }

  const birth = birthProblem(litter.bornOn, litter.species, now)
  if (birth) return { reason: birth.reason, more: { words: birth.words, field: 'bornOn' } }
  if (litter.bornOn < daysAfter(londonDate(now), -OLDEST_LITTER_DAYS)) return { reason: 'bornTooLongAgo', more: { field: 'bornOn' } }

  const dam = await damProblem(db, who.id, litter)
  if (dam) return { reason: 'damWrong', more: { words: dam, field: 'dam.chipNumber' } }
  const sire = await sireProblem(db, who.id, litter)
  if (sire) return { reason: 'sireWrong', more: { words: sire, field: 'sire.chipNumber' } }
  const gap = await gapProblem(db, who.id, litter)
  return gap ? { reason: 'tooSoon', more: { words: gap, field: 'bornOn' } } : null
}

type Born = Pick<Common, 'dam' | 'species' | 'bornOn' | 'bornExactly'>

/** Why a litter can’t have been born that day, for the mother had another too soon before or after it; null where nothing speaks against it. */
export async function gapProblem(db: Db, breederId: string, birth: Born, itself?: string): Promise<string | null> {
  const litters = await db
    .selectFrom('litter')
    .select(['id', 'damName', 'damChipNumber', 'species', 'bornOn', 'bornExactly'])
    .where('breederId', '=', breederId)
    .where('bornOn', '>', daysAfter(birth.bornOn, -NEAR_DAYS))
    .where('bornOn', '<', daysAfter(birth.bornOn, NEAR_DAYS))
    .orderBy('bornOn')
    .execute()
  const close = impossiblyClose(
    litters.filter(({ id }) => id !== itself),
    birth,
  )
  return close ? tooCloseWords(close) : null
}

const NEAR_DAYS = 60
