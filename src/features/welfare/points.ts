import type { Db } from '#platform/database/db.ts'
import { extensionPoint } from '#platform/extension.ts'
import type { Because } from '#platform/law/clause.ts'
import type { Person } from '#platform/law/policy.ts'
import type { StayRow } from './stays.ts'

interface LiveOffer {
  id: string
  to: string
  answerBy: Date
}

/** To whom each of these animals is offered now, as its keeper may see it. */
export const liveOffers = extensionPoint<(db: Db, petIds: readonly string[]) => Promise<Map<string, LiveOffer>>>('liveOffers')

interface Pack {
  /** Whether an adoption pack can be printed for the animal. */
  canPrint: true | Because
  /** When the code of the pack that has been printed works; null where there is none. */
  code: { worksFrom: string; until: Date } | null
}

interface Asking {
  db: Db
  now: Date
  who: Person
}

/** The adoption pack of each of these animals. */
export const adoptionPacks = extensionPoint<(asking: Asking, pets: readonly StayRow[]) => Promise<Map<string, Pack>>>('adoptionPacks')
