import type { Db } from '#platform/database/db.ts'
import { extensionPoint } from '#platform/extension.ts'
import type { Because } from '#platform/law/clause.ts'
import type { Person } from '#platform/law/policy.ts'
import type { CallContext } from '#platform/server/answer.ts'
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

/** What is open about an animal’s record beside another register’s: what is waited for and whose turn it is, and where it’s resolved. */
export interface OpenQuestion {
  words: string
  link: string
  act: string
}

/** What is open with other registers about each of these animals of an organisation’s own. */
export const openQuestions =
  extensionPoint<(db: Db, petIds: readonly string[], now: Date) => Promise<Map<string, OpenQuestion>>>('openQuestions')

export type DeathTools = TellTools & Pick<CallContext<never>, 'transition'>

/** An animal that an organisation has in for its keeper, as that one hears of it. */
export interface Held {
  pet: { id: string; name: string; species: string; keeperId: string; chipNumber: string }
  /** What the organisation is called. */
  organisation: string
  text: string
}

export type TellTools = Pick<CallContext<never>, 'db' | 'now' | 'services' | 'notify' | 'queue' | 'afterwards' | 'address' | 'start'> & {
  who: Person
}

/** Tells a keeper, by every way, that an organisation has their animal in; the conversation that begins with it. */
export const tellsOfHeld = extensionPoint<(tools: TellTools, held: Held) => Promise<string>>('tellsOfHeld')

/** A death in the care of an organisation that isn’t the animal’s keeper. */
export interface DiedHeld {
  petId: string
  organisation: string
  /** `YYYY-MM-DD` */
  diedOn: string
  words: string
}

/** Has the keeper of an animal asked whether it has died. Does nothing where it can’t be written into the record. */
export const diedHeld = extensionPoint<(tools: TellTools, died: DiedHeld) => Promise<void>>('diedHeld')

/** HOLD-12 Has the keeper’s search for an animal that has gone from its holder go on. Gives whether they have one. */
export const goneFromHolder =
  extensionPoint<(tools: Pick<CallContext<never>, 'db' | 'transition'>, petId: string) => Promise<boolean>>('goneFromHolder')

/** MOVE-10, CONF-6 Ends what is open with another register about an animal that has died in care, and tells that register. */
export const diedUnproven = extensionPoint<(tools: DeathTools, died: DiedHeld) => Promise<void>>('diedUnproven')
