import type { Call, InputOf, OutputOf, RefusalOf, Who } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import type { Extensions } from '#platform/extension.ts'
import type { Message } from '#platform/jobs/message.ts'
import type { Notice, Recipient } from '#platform/jobs/notify.ts'
import type { Person } from '#platform/law/policy.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { Refusal, RefusalDetails } from './refusal.ts'
import type { Services, TransactionServices } from './services.ts'

/** A stranger is null; a call for signed-in people always has somebody. */
type CallerOf<C extends Call> = PersonFor<C['who']>
type PersonFor<ServerCaller extends Who> = ServerCaller extends 'anyone' | 'guest' ? Person | null : Person

export interface SentFile {
  bytes: Buffer
  name: string
}

/** What a handler is given: the parsed input, who asks, and the few tools a call needs. */
export interface CallContext<C extends Call> extends LawTools {
  input: InputOf<C>
  who: CallerOf<C>
  /** The call's transaction; for a call that only reads, the database or its replica. */
  db: Db
  /** The network address that asks, for limits; never stored in the clear. */
  address: string
  /** What the browser or program calls itself; '' where it doesn’t say. */
  agent: string
  /** The file of a call that takes one. */
  file: SentFile | null
  services: TransactionServices
  /** What features have contributed to a point. */
  extensions: Extensions
  refuse: (reason: RefusalOf<C>, more?: RefusalDetails) => Refusal
  /** Queues a message in the call's transaction: it goes out if, and only if, the call commits. */
  send: (message: Message) => Promise<void>
  /** Tells an account, or whoever is at an address, something in the words of a template: by every way it has words for. The ids of the messages. */
  notify: (to: Recipient, notice: Notice) => Promise<string[]>
  /** Queues a job in the call's transaction, to run `after` so many seconds. */
  queue: (job: string, data: object, after?: number) => Promise<void>
  /** Runs once the transaction has committed, for what may be lost (a live push). */
  afterwards: (act: () => void) => void
  /** A document to answer with, for a call that gives one. */
  give: (document: { bytes: Buffer; type: string; name: string }) => void
}

/** The tools of one transaction that is opened for them. */
export type TransactionContext = LawTools & Pick<CallContext<never>, 'services' | 'extensions' | 'send' | 'notify' | 'queue'>

/** Does something in a transaction of its own, which is committed when it resolves. */
export type Act = <Done>(work: (tools: TransactionContext) => Promise<Done>) => Promise<Done>

/** What may be used before the transaction opens. */
export type PreflightContext<C extends Call> = Pick<
  CallContext<C>,
  'input' | 'who' | 'db' | 'now' | 'address' | 'agent' | 'file' | 'refuse' | 'extensions'
> & {
  services: Services
  /** For what must be written down before the outside world is asked, and stay whatever it answers. */
  act: Act
}

export interface Handler<C extends Call = Call, Before = unknown> {
  call: C
  /** Talks to the outside world, or thinks long, before the transaction opens, so that neither a lock nor a connection waits for it. */
  before?: (asked: PreflightContext<C>) => Promise<Before>
  handle: (asked: CallContext<C>, before: Before) => Promise<OutputOf<C> | Refusal>
}

/** Ties a handler to its call: what it takes, gives and may refuse are the contract's. */
export function answer<C extends Call>(call: C, handle: NoInfer<Handler<C>['handle']>): Handler<C> {
  return { call, handle }
}

/** The same, with something to find out from the outside world first. */
export function handlerWithPreflight<C extends Call, Before>(
  call: C,
  before: (asked: NoInfer<PreflightContext<C>>) => Promise<Before>,
  handle: (asked: NoInfer<CallContext<C>>, before: NoInfer<Before>) => Promise<NoInfer<OutputOf<C>> | Refusal>,
): Handler<C, Before> {
  return { call, before, handle }
}

/** For a call that asks the outside world and changes nothing by its answer: all of it happens outside of any transaction. */
export function handlerOutsideTransaction<C extends Call>(
  call: C,
  handle: (asked: NoInfer<PreflightContext<C>>) => Promise<NoInfer<OutputOf<C>> | Refusal>,
): Handler<C, OutputOf<C> | Refusal> {
  return handlerWithPreflight(call, handle, async (_asked, answered) => answered)
}
