import { type RawBuilder, sql } from 'kysely'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import type { Db } from '#platform/database/db.ts'

type Accounts = RawBuilder<{ id: string }>

const payerOf = (paymentId: RawBuilder<unknown>): Accounts => sql`select account_id from payment where id = ${paymentId}`

const keeperOf = (typed: string): Accounts =>
  sql`select pet.keeper_id from chip join pet on pet.id = chip.pet_id where chip.number = ${ungrouped(typed)}`

/** Whose matter it is, by the field that names it: both sides of a dispute, who is paid and who applies. */
export const SIDES: Record<string, (value: string) => Accounts> = {
  accountId: (id) => sql`select ${id}::uuid`,
  email: (email) => sql`select id from account where email = ${email}`,
  requestId: (id) => sql`
    select requester_id from claim where id = ${id} union select keeper_id from claim where id = ${id}
    union select pet.keeper_id from claim join pet on pet.id = claim.pet_id where claim.id = ${id}`,
  moveId: (id) => sql`select keeper_id from database_move where id = ${id}`,
  rehomingId: (id) => sql`select from_account from rehoming where id = ${id} union select to_account from rehoming where id = ${id}`,
  lookupId: (id) => sql`
    select keeper_id from disclosure where id = ${id} union select by_account from disclosure where id = ${id}
    union select by_person from disclosure where id = ${id}`,
  reportId: (id) => sql`
    select reported_by from dead_chip where id = ${id} union select finder_account from found_report where id = ${id}
    union select host_id from thread_report join thread on thread.id = thread_id where thread_report.id = ${id}
    union select guest_id from thread_report join thread on thread.id = thread_id where thread_report.id = ${id}`,
  reviewId: (id) => sql`
    select implanter_id from booking_review where id = ${id} union select customer_id from booking_review where id = ${id}`,
  bookingId: (id) => sql`select implanter_id from booking where id = ${id} union select customer_id from booking where id = ${id}`,
  orderId: (id) => sql`
    select implanter_id from chip_order where id = ${id} union select account_id from shop_order where id = ${id}
    union select account_id from tag_order where id = ${id}`,
  payoutId: (id) => sql`select implanter_id from payout where id = ${id}`,
  paymentId: (id) => payerOf(sql`${id}`),
  refundId: (id) => payerOf(sql`(select payment_id from refund where id = ${id})`),
  proposalId: (id) => payerOf(sql`(select payment_id from refund_proposal where id = ${id})`),
  disputeId: (id) => payerOf(sql`(select payment_id from dispute where id = ${id})`),
  changeId: (id) => sql`select account_id from contact_change where id = ${id}`,
  creditBatchId: (id) => sql`select account_id from credit_batch where id = ${id}`,
  messageId: (id) => sql`
    select account_id from contact_message where id = ${id}
    union select account.id from account join contact_message on contact_message.email = account.email where contact_message.id = ${id}`,
  chipNumber: keeperOf,
  number: (typed) => sql`${keeperOf(typed)} union select holder_id from implanter_certificate where number = ${typed}`,
  otherNumber: keeperOf,
  firstNumber: (typed) => sql`select holder_id from chip_unit where number = ${ungrouped(typed)}`,
}

/** Whether somebody, or an organisation they work for, is a side of what a call is about, or has the benefit of it. */
export async function isSide(db: Db, accountId: string, input: Record<string, unknown>): Promise<boolean> {
  for (const [field, accountsOf] of Object.entries(SIDES)) {
    const value = input[field]
    if (typeof value !== 'string') continue
    const { rows } = await sql`
      select from (${accountsOf(value)}) side (id)
      where id = ${accountId} or exists (
        select from membership where organisation_id = side.id and member_id = ${accountId} and status = 'active')
      limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}
