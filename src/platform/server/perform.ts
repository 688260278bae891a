import type { Clock } from '#platform/clock/clock.ts'
import type { AnswerOf, Call } from '#platform/contract/call.ts'
import { fieldSentences, readInput } from '#platform/contract/words.ts'
import type { Db } from '#platform/database/db.ts'
import type { Extensions } from '#platform/extension.ts'
import type { Queue } from '#platform/jobs/queue.ts'
import type { Person } from '#platform/law/policy.ts'
import { cut } from '#platform/text/cut.ts'
import type { Act, CallContext, Handler, PreflightContext, SentFile } from './answer.ts'
import { findUnkept } from './characters.ts'
import { refuseSwitchedOff } from './flags.ts'
import { Refusal, refusalsOf } from './refusal.ts'
import type { Services } from './services.ts'
import { toolsOn } from './tools.ts'

/** What a call runs on. */
export interface Ground {
  db: Db
  /** Where calls that only read may look; the same as `db` when there is no replica. */
  readDb: Db
  /** The same for the calls that are always answered, on connections that no other call uses. */
  reservedDb: Db
  queue: Queue
  clock: Clock
  services: Services
  /** What features contribute to one another. */
  extensions: Extensions
}

export interface Asking {
  /** What was sent, not read yet. */
  fields: unknown
  file: SentFile | null
  /** Who asks; whether the call lets them in is decided before. */
  who: Person | null
  now: Date
  address: string
  agent?: string
}

/** Opens the transaction of a call that changes something, and may answer from memory instead. */
type InTransaction = (sent: { input: unknown; file: SentFile | null }, handle: (db: Db) => Promise<unknown>) => Promise<unknown>

export interface Performed {
  data: unknown
  document: { bytes: Buffer; type: string; name: string } | null
  /** What follows the commit and may be lost. */
  later: readonly (() => void)[]
}

/** Runs one call for one who was let in, over HTTP or from the command line. Throws its refusal; then nothing has changed but what the call means to stay. */
export async function perform(handler: Handler, asking: Asking, ground: Ground, inTransaction?: InTransaction): Promise<Performed> {
  const { call } = handler
  const { who, now, address, agent = '', file } = asking
  const input = parse(call, asking.fields)
  const performed: { document: Performed['document']; later: (() => void)[] } = { document: null, later: [] }
  const db = lookingDb(call, ground)
  await refuseSwitchedOff(call, db)
  const act = actorOn(ground, now, who)
  const beforehand: PreflightContext<Call> = {
    input,
    who,
    db,
    now,
    address,
    agent,
    services: ground.services,
    extensions: ground.extensions,
    refuse: refusalsOf(call),
    file,
    act,
  }
  const before = await handler.before?.(beforehand)
  const handle = async (db: Db) => {
    const asked: CallContext<Call> = {
      ...beforehand,
      ...toolsOn(db, ground, now, who),
      afterwards: (act) => performed.later.push(act),
      give: (document) => {
        performed.document = document
      },
    }
    const result = await handler.handle(asked, before)
    return result instanceof Refusal || performed.document ? result : call.output.parse(result)
  }
  const transact = inTransaction ?? ((_sent, work) => ground.db.transaction().execute(work))
  const data = call.reads ? await handle(db) : await transact({ input, file }, handle)
  if (data instanceof Refusal) throw data
  return { data, ...performed }
}

/** Where a call may look before its transaction opens, or all the time if it only reads. */
function lookingDb(call: Call, { db, readDb, reservedDb }: Pick<Ground, 'db' | 'readDb' | 'reservedDb'>): Db {
  if (call.alwaysAnswered) return reservedDb
  return call.reads ? readDb : db
}

/** Opens transactions in somebody's name. */
export function actorOn(ground: Pick<Ground, 'db' | 'queue' | 'services' | 'extensions'>, now: Date, who: Person | null): Act {
  const { db, services } = ground
  return (work) => db.transaction().execute((transaction) => work({ services, ...toolsOn(transaction, ground, now, who) }))
}

function parse(call: Call, fields: unknown) {
  const unkept = findUnkept(fields)
  if (unkept) throw badInput({ [unkept.path]: unkept.words })
  const read = readInput(call.input, fields, { from: 'program' })
  if (!read.success) throw badInput(fieldSentences(read.error))
  return read.data
}

function badInput(fields: Record<string, string>): Refusal {
  const names = Object.keys(fields)
  const message = names.length === 1 ? (Object.values(fields)[0] ?? '') : cut(`Check ${names.length} answers: ${names.join(', ')}`)
  return new Refusal(400, 'checkAnswers', message, { fields })
}

/** What a call has performed was parsed by its own shape. */
export function isAnswer<C extends Call>(_call: C, data: unknown): data is AnswerOf<C> {
  return data !== undefined
}
