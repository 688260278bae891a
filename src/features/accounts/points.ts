import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type * as z from 'zod'
import type { PersonKey } from '#database/seed/people.ts'
import type { DB } from '#database/types.ts'
import type { ProfileType } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { type Extensions, extensionPoint } from '#platform/extension.ts'
import type { Because } from '#platform/law/clause.ts'
import type { Person } from '#platform/law/policy.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import type { Task as SentTask } from './shapes.ts'

/**
 * What is held about one person, by the name of its section in the file that they may ask for (UK GDPR Articles 15 and 20): no secret,
 * and no other person's data.
 */
export const personalData = extensionPoint<Record<string, (db: Db, accountId: string, linkTo: LinkTo) => Promise<unknown>>>('personalData')

/** The whole address of an uploaded file, which works for a few days. */
export type LinkTo = (fileId: string) => string

/** The ids of what is a person's own and has a history of its own: its events are theirs, too. */
export const ownHistories = extensionPoint<(db: Db, accountId: string) => Expression<string>>('ownHistories')

/** Whether somebody whose account is closed must still be reachable. Only who need not be is forgotten. */
export const mustBeReachable = extensionPoint<(account: ExpressionBuilder<DB, 'account'>) => Expression<SqlBool>>('mustBeReachable')

/** Why somebody can't close their account yet, as what they have to do first; null where nothing stands in the way. */
export const closingStops = extensionPoint<(db: Db, asked: { accountId: string; now: Date }) => Promise<Because | null>>('closingStops')

/** Ends what an account has with others, when it ends and while it still has its name. */
export const endsWithAccount = extensionPoint<(tools: TransactionContext, accountId: string) => Promise<void>>('endsWithAccount')

/** Forgets what is known of people whose accounts are closed and who need not be reachable any more. */
export const forget = extensionPoint<(db: Db, accountIds: readonly string[]) => Promise<void>>('forget')

/** A task as the server makes it: its moments are dates. */
export type Task = z.input<typeof SentTask>

export interface TaskContext {
  db: Db
  who: Person
  now: Date
}

/** What waits for somebody to do it. The kind of a task says how urgent it is. */
export const tasks = extensionPoint<(asked: TaskContext) => Promise<Task[]>>('tasks')

export interface SeedContext {
  db: Db
  now: Date
  /** The ids of the seven people, by first name. */
  people: Record<PersonKey, string>
  extensions: Extensions
}

/** Adds demo data to the seven people, in development only, when the floors below have added theirs. */
export const seed = extensionPoint<(context: SeedContext) => Promise<void>>('seed')

interface Refused {
  accountId: string
  type: ProfileType
}

interface Licence {
  licenceNumber: string
  issuingAuthority: string
}

interface CorrectedLicence {
  breederId: string
  before: Licence
  after: Licence
}

/** What follows where a breeder corrects the number of their licence, or who issued it. */
export const licenceCorrected = extensionPoint<(tools: TransactionContext, licence: CorrectedLicence) => Promise<void>>('licenceCorrected')

/** Ends what rests on a verification that Staff have just refused or ended. */
export const restsOnVerification = extensionPoint<(tools: TransactionContext, refused: Refused) => Promise<void>>('restsOnVerification')

/** What our own certificate says of its holder. */
export interface Qualification {
  /** As the certificate is cited. */
  reference: string
  species: string[]
  /** When the holder was born (`YYYY-MM-DD`). */
  bornOn: string | null
}

/** The good certificate of ours with this number, if this account holds it: nobody need check such an implanter again. */
export const qualifications =
  extensionPoint<(db: Db, asked: { accountId: string; reference: string }) => Promise<Qualification | null>>('qualifications')

/** Whether this reference is a certificate of ours that doesn’t count: nobody is verified by it. */
export const stoppedCertificates = extensionPoint<(db: Db, reference: string) => Promise<boolean>>('stoppedCertificates')
