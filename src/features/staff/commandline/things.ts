import { leftOf } from '#features/payments/refundtotals.ts'
import { paymentById } from '#features/payments/rows.ts'
import { groupChipNumber, ungrouped } from '#knowledge/chipnumbers/group.ts'
import type { Db } from '#platform/database/db.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { animalWords, personWords } from '../people.ts'

/** The tables in which the id of each field of a call is looked for. */
export const TABLES: Record<string, readonly string[]> = {
  accountId: ['account'],
  requestId: ['claim'],
  moveId: ['database_move'],
  rehomingId: ['rehoming'],
  lookupId: ['lookup', 'disclosure'],
  orderId: ['chip_order', 'shop_order', 'tag_order'],
  reportId: ['found_report', 'thread_report', 'dead_chip'],
  reviewId: ['booking_review'],
  bookingId: ['booking'],
  payoutId: ['payout'],
  paymentId: ['payment'],
  refundId: ['refund'],
  proposalId: ['refund_proposal'],
  disputeId: ['dispute'],
  changeId: ['contact_change'],
  creditBatchId: ['credit_batch'],
  messageId: ['contact_message'],
  bannerId: ['banner'],
}

type Words = (db: Db, id: string) => Promise<string | undefined>

/** What people know each of these things by; a field that isn’t here has no such words. */
const WORDS: Record<string, Words> = {
  email: async (db, email) => {
    const person = await db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email.trim().toLowerCase())
      .where('status', '<>', 'closed')
      .executeTakeFirst()
    return person && personWords(db, person.id)
  },
  accountId: personWords,
  number: async (db, number) => (await certificateWords(db, number)) ?? chipWords(db, number),
  chipNumber: chipWords,
  firstNumber: chipWords,
  requestId: async (db, id) => {
    const claim = await db.selectFrom('claim').select(['petId', 'requesterId', 'keeperId']).where('id', '=', id).executeTakeFirst()
    return (
      claim &&
      `${await personWords(db, claim.requesterId)} asks for ${await animalWords(db, claim.petId)}, kept by ${await personWords(db, claim.keeperId)}`
    )
  },
  rehomingId: async (db, id) => {
    const row = await db.selectFrom('rehoming').select(['petId', 'fromAccount', 'toAccount']).where('id', '=', id).executeTakeFirst()
    return (
      row &&
      `${await animalWords(db, row.petId)}, from ${await personWords(db, row.fromAccount)} to ${await personWords(db, row.toAccount)}`
    )
  },
  moveId: async (db, id) => {
    const move = await db.selectFrom('databaseMove').select(['petId', 'keeperId']).where('id', '=', id).executeTakeFirst()
    return move && `${await animalWords(db, move.petId)}, moved here by ${await personWords(db, move.keeperId)}`
  },
  paymentId: paymentWords,
  refundId: async (db, id) => {
    const refund = await db.selectFrom('refund').select(['paymentId', 'pence']).where('id', '=', id).executeTakeFirst()
    return refund && `${moneyText(refund.pence)} of ${await paymentWords(db, refund.paymentId)}`
  },
  proposalId: async (db, id) => {
    const proposal = await db
      .selectFrom('refundProposal')
      .select(['paymentId', 'pence', 'proposedBy', 'reason'])
      .where('id', '=', id)
      .executeTakeFirst()
    return (
      proposal &&
      `${moneyText(proposal.pence)} of ${await paymentWords(db, proposal.paymentId)}, proposed by ${await personWords(db, proposal.proposedBy)}: ${proposal.reason}`
    )
  },
  disputeId: async (db, id) => {
    const dispute = await db.selectFrom('dispute').select(['paymentId', 'pence']).where('id', '=', id).executeTakeFirst()
    return dispute && `${moneyText(dispute.pence)} of ${await paymentWords(db, dispute.paymentId)}`
  },
  changeId: async (db, id) => {
    const change = await db.selectFrom('contactChange').select(['accountId', 'email', 'mobile']).where('id', '=', id).executeTakeFirst()
    return change && [await personWords(db, change.accountId), change.email, change.mobile].filter(Boolean).join(', ')
  },
  creditBatchId: async (db, id) => {
    const batch = await db.selectFrom('creditBatch').select(['accountId', 'quantity']).where('id', '=', id).executeTakeFirst()
    return batch && `${batch.quantity} credits of ${await personWords(db, batch.accountId)}`
  },
  payoutId: async (db, id) => {
    const payout = await db.selectFrom('payout').select(['implanterId', 'pence']).where('id', '=', id).executeTakeFirst()
    return payout && `${moneyText(payout.pence)} to ${await personWords(db, payout.implanterId)}`
  },
  bookingId: async (db, id) => {
    const visit = await db.selectFrom('booking').select(['implanterId', 'customerId', 'startsAt']).where('id', '=', id).executeTakeFirst()
    return visit && `${await personWords(db, visit.implanterId)} to ${await personWords(db, visit.customerId)}, ${whenText(visit.startsAt)}`
  },
  reviewId: async (db, id) => {
    const review = await db.selectFrom('bookingReview').select(['implanterId', 'stars', 'words']).where('id', '=', id).executeTakeFirst()
    return review && `${review.stars} stars for ${await personWords(db, review.implanterId)}: ${review.words}`
  },
  reportId: async (db, id) => {
    const dead = await db.selectFrom('deadChip').select(['chipNumber', 'reportedBy']).where('id', '=', id).executeTakeFirst()
    if (dead) return `chip ${dead.chipNumber}, reported by ${await personWords(db, dead.reportedBy)}`
    const said = await db.selectFrom('threadReport').select('why').where('id', '=', id).executeTakeFirst()
    if (said) return said.why
    const found = await db.selectFrom('foundReport').select(['species', 'area', 'foundAt']).where('id', '=', id).executeTakeFirst()
    return found && `a ${found.species} found at ${found.area}, ${whenText(found.foundAt, 'day')}`
  },
  messageId: async (db, id) => {
    const message = await db.selectFrom('contactMessage').select(['reference', 'email', 'topic']).where('id', '=', id).executeTakeFirst()
    return message && `${message.reference} about ${message.topic}, from ${message.email ?? 'someone we’ve forgotten'}`
  },
  bannerId: async (db, id) => {
    const banner = await db.selectFrom('banner').select('text').where('id', '=', id).executeTakeFirst()
    return banner?.text
  },
  orderId: async (db, id) => {
    const chips = await db.selectFrom('chipOrder').select(['implanterId', 'quantity']).where('id', '=', id).executeTakeFirst()
    if (chips) return `${chips.quantity} microchips for ${await personWords(db, chips.implanterId)}`
    const shop = await db.selectFrom('shopOrder').select(['accountId', 'number']).where('id', '=', id).executeTakeFirst()
    if (shop) return `number ${shop.number} from the shop, for ${await personWords(db, shop.accountId)}`
    const tag = await db.selectFrom('tagOrder').select('accountId').where('id', '=', id).executeTakeFirst()
    return tag && `an engraved tag for ${await personWords(db, tag.accountId)}`
  },
}

async function certificateWords(db: Db, number: string): Promise<string | undefined> {
  const certificate = await db.selectFrom('implanterCertificate').select('holderId').where('number', '=', number.trim()).executeTakeFirst()
  return certificate && `${number.trim()}, held by ${await personWords(db, certificate.holderId)}`
}

/** A number of a chip with the animal that has it. */
async function chipWords(db: Db, typed: string): Promise<string | undefined> {
  const chip = await db
    .selectFrom('chip')
    .innerJoin('pet', 'pet.id', 'chip.petId')
    .select(['chip.petId', 'pet.keeperId'])
    .where('chip.number', '=', ungrouped(typed))
    .executeTakeFirst()
  return (
    chip && `${groupChipNumber(ungrouped(typed))}: ${await animalWords(db, chip.petId)}, kept by ${await personWords(db, chip.keeperId)}`
  )
}

async function paymentWords(db: Db, id: string): Promise<string | undefined> {
  const payment = await paymentById(db, id)
  if (!payment) return undefined
  const { description, pence, paidAt, createdAt, accountId } = payment
  const left = `${moneyText(await leftOf(db, payment))} is left of ${moneyText(pence)}`
  return `${description}, ${whenText(paidAt ?? createdAt, 'day')}, by ${await personWords(db, accountId)}; ${left}`
}

/** What the fields of a call are about, as people know it: the name of each field with its words. */
export async function thingsNamed(db: Db, fields: Record<string, unknown>): Promise<Map<string, string>> {
  const named = new Map<string, string>()
  for (const [field, id] of Object.entries(fields)) {
    const words = typeof id === 'string' ? await WORDS[field]?.(db, id) : undefined
    if (words) named.set(field, words)
  }
  return named
}
