import type { Db } from '#platform/database/db.ts'
import { extensionPoint } from '#platform/extension.ts'

interface LiveOffer {
  id: string
  to: string
  answerBy: Date
}

/** To whom each of these animals is offered now, as its keeper may see it. */
export const liveOffers = extensionPoint<(db: Db, petIds: readonly string[]) => Promise<Map<string, LiveOffer>>>('liveOffers')
