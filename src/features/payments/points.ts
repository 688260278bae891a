import type { Db } from '#platform/database/db.ts'
import { type Extensions, extensionPoint } from '#platform/extension.ts'
import type { Because } from '#platform/law/clause.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import type { Payable, Purpose, RefundLines } from './shapes.ts'

/** What a payer has now, in words, and where they go on with it. */
export interface Given {
  words: string
  next: string
  nextWords: string
}

interface RefundedMoney {
  pence: number
  /** What is left of what was paid. */
  left: number
  isTakenBack: boolean
  /** What it is for, by line. */
  lines: RefundLines
}

/** What can be paid for: whoever sells it says what it costs, gives it, and takes it back. */
export interface Sellable {
  purposes: readonly Purpose[]
  /** What this account has to pay for a thing now. */
  toPay: (db: Db, thingId: string, accountId: string, now: Date) => Promise<Payable>
  /** Gives what was paid for, in the transaction that writes the payment down: true, or why it can no longer be given. */
  fulfil: (tools: TransactionContext, thingId: string) => Promise<true | Because>
  /** What the payer, who has these roles, has now. */
  given: (db: Db, thingId: string, roles: readonly string[]) => Promise<Given>
  /**
   * Takes back what was not used of a thing, and says how many pence that is. Where `all` the money goes back, nothing of the thing stays
   * usable. Of a thing without this all is refunded.
   */
  revoke?: (tools: TransactionContext, thingId: string, goesBack: 'unused' | 'all') => Promise<number>
  /** That whatever was refunded before without taking anything back counts towards what wasn’t used: so what was used stays paid for. */
  usedStaysPaid?: true
  /**
   * Hears that so many pence of what was paid for a thing go back to the payer, and how many are left; `isTakenBack` where the seller took
   * back itself what they are for.
   */
  refunded?: (tools: TransactionContext, thingId: string, money: RefundedMoney) => Promise<void>
  /**
   * PAY-10 Takes back what was used of a thing as it was paid, whose payer didn’t ask for that: it’s unused afterwards. Of a thing without
   * this nothing is used so.
   */
  undoStart?: (tools: TransactionContext, thingId: string) => Promise<void>
  /** What becomes of what was not used while the payer's bank holds the money: it waits, goes on, or ends. What was used stays used. */
  held?: {
    suspend: (tools: TransactionContext, thingId: string) => Promise<void>
    resume: (tools: TransactionContext, thingId: string) => Promise<void>
    lose: (tools: TransactionContext, thingId: string) => Promise<unknown>
  }
}

export const sells = extensionPoint<Sellable>('sells')

/** Something happened to a subscription at the provider. Who sells it by subscription says which job looks into it; what the event says is not believed. */
export const subscriptionEvents =
  extensionPoint<(about: { subscriptionId: string; heardOf: string }) => { job: string; data: object }>('subscriptionEvents')

/** Who sells what is paid for such a purpose, if anybody does. */
export const sellerOf = (extensions: Extensions, purpose: Purpose) => extensions(sells).find(({ purposes }) => purposes.includes(purpose))

/** What there is to be paid for a thing. */
export async function toPayFor(
  { db, now, extensions }: Pick<TransactionContext, 'db' | 'now' | 'extensions'>,
  thing: ThingOfAccount,
): Promise<Payable> {
  const seller = sellerOf(extensions, thing.purpose)
  return seller ? seller.toPay(db, thing.thingId, thing.accountId, now) : 'nothingToPay'
}

interface ThingOfAccount {
  purpose: Purpose
  thingId: string
  accountId: string
}
