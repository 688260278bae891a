import { createInterface, type Interface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Call } from '#platform/contract/call.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import * as contract from '../contract.ts'
import { argumentsOf, kebab } from './arguments.ts'
import { aligned, fieldText, labelOf, textOf, thingOf } from './table.ts'

/** What can't be undone, or can't be taken back from those who read of it: it asks first, and so does what people act on. */
const ASKS_FIRST: ReadonlySet<Call> = new Set<Call>([
  contract.acceptClaim,
  contract.acceptDispute,
  contract.acceptMove,
  contract.answerDispute,
  contract.appointStaff,
  contract.approveContactChange,
  contract.approveRefund,
  contract.cancelChipOrder,
  contract.cancelOrder,
  contract.changeDetails,
  contract.closeAccount,
  contract.closeReport,
  contract.correctChipNumber,
  contract.correctTracking,
  contract.decideBatch,
  contract.dispatchChipOrder,
  contract.answerContactMessage,
  contract.closeContactMessage,
  contract.endBanner,
  contract.endCoupon,
  contract.endSearch,
  contract.endStaff,
  contract.giveCredits,
  contract.giveRegisterKey,
  contract.hideBookingReview,
  contract.loseChipOrder,
  contract.makeCoupon,
  contract.objectClaim,
  contract.passClaim,
  contract.questionNumber,
  contract.raiseChipAllowance,
  contract.receiveBatch,
  contract.receiveRecalledChips,
  contract.receiveReturnedChips,
  contract.receiveShopReturn,
  contract.recordDeath,
  contract.recordManualRefund,
  contract.recordPayment,
  contract.recordPayout,
  contract.refundLostChips,
  contract.refundPayment,
  contract.refuseClaim,
  contract.refuseContactChange,
  contract.refuseMove,
  contract.refuseProfessional,
  contract.refuseRefund,
  contract.refuseShopReturn,
  contract.releaseChips,
  contract.removeFromBatch,
  contract.releaseLookup,
  contract.removeFoundReport,
  contract.reportMissing,
  contract.reopenClaim,
  contract.resendLostChips,
  contract.resetSecondFactor,
  contract.resolveClaim,
  contract.resolveRehoming,
  contract.resolveVisit,
  contract.restoreChip,
  contract.returnPayout,
  contract.revokeCertificate,
  contract.sendNewsletter,
  contract.sendOwedChip,
  contract.sendShopOrder,
  contract.sendTag,
  contract.strikeChipReport,
  contract.substituteChips,
  contract.swapChipNumbers,
  contract.undoDeath,
  contract.revokeCredits,
  contract.verifyProfessional,
])

const SENT = 'You can’t undo this, but correct-tracking corrects the tracking number. We’ll have written to them.'

/** What can be undone, and how; of all else it's said that it can't. */
const UNDONE_BY: ReadonlyMap<Call, string> = new Map<Call, string>([
  [contract.changeDetails, 'You can change them again. We’ll have written to them.'],
  [contract.closeAccount, 'You can keep it with keep-account for 30 days. We’ll have written to them.'],
  [contract.correctChipNumber, 'You can correct it again. We’ll have written to them.'],
  [contract.correctTracking, 'You can correct it again. We’ll have written to them.'],
  [contract.decideBatch, 'You can undo a freeze with unfreeze. You can’t undo a recall.'],
  [contract.dispatchChipOrder, SENT],
  [contract.giveCredits, 'You can take back the credits they haven’t used with revoke-credits. We’ll have written to them.'],
  [contract.endSearch, 'You can report it missing again with report-missing. We’ll have written to them.'],
  [contract.endStaff, 'You can appoint them again with appoint-staff.'],
  [contract.makeCoupon, 'You can end it with end-coupon. Orders that have used it keep it.'],
  [contract.acceptClaim, 'The keeper can dispute it for 30 days with object-claim. We’ll have told both sides.'],
  [contract.appointStaff, 'You can end it again with end-staff.'],
  [contract.objectClaim, 'You can’t undo this: resolve-claim settles it. We’ll have told both sides.'],
  [contract.reopenClaim, 'You can’t undo this: a colleague settles it with resolve-claim. We’ll have written to both sides.'],
  [
    contract.resolveClaim,
    'The record moves straight away. If it was wrong, you can open it again with reopen-claim, and a colleague settles it. We’ll have written to both sides.',
  ],
  [contract.raiseChipAllowance, 'You can end it again with --more 0. We’ll have written to them.'],
  [contract.recordPayment, 'You can’t undo this, but you can pay it back with refund-payment.'],
  [contract.recordDeath, 'You can undo it for 30 days with undo-death. We’ll have written to them.'],
  [contract.receiveBatch, 'You can take out numbers that no one has ordered with remove-from-batch.'],
  [contract.removeFromBatch, 'You can add them again with receive-batch.'],
  [
    contract.refuseProfessional,
    'You can verify them again with verify-professional, but visits that are called off stay so. We’ll have written to them.',
  ],
  [contract.reportMissing, 'You can end the search with end-search. We’ll have written to them, and asked people nearby to look out.'],
  [contract.sendShopOrder, SENT],
  [contract.sendTag, SENT],
  [contract.swapChipNumbers, 'You can swap them back. We’ll have written to them.'],
  [contract.undoDeath, 'You can record it again with record-death. We’ll have written to them.'],
  [contract.verifyProfessional, 'You can end it again with refuse-professional. We’ll have written to them.'],
])

export const isFinal = (call: Call) => ASKS_FIRST.has(call)

interface Asked {
  call: Call
  fields: Record<string, unknown>
  /** What the ids among the fields are, by field. */
  named: ReadonlyMap<string, string>
  /** What a rehearsal has answered. */
  outcome: unknown
}

/** What is about to happen, in full, as the member of Staff reads it before they say yes. */
export function consequenceText({ call, fields, named, outcome }: Asked): string {
  const typed = argumentsOf(call).flatMap(({ field, flag, money }) => {
    const value = fields[field]
    const words = named.get(field) ?? (money && typeof value === 'number' ? moneyText(value) : textOf(value))
    return words === '' ? [] : [[`  ${named.has(field) ? thingOf(field) : labelOf(flag.replaceAll('-', ' '))}:`, words]]
  })
  // An id, a key or a command about either that a rehearsal has made is never seen again.
  const facts =
    typeof outcome === 'object' && outcome !== null ? Object.entries(outcome).filter(([name]) => !/Id$|^(key|next)$/.test(name)) : []
  const results = facts.map(([key, value]) => [`  ${labelOf(key)}:`, fieldText(key, value)]).filter(([, words]) => words !== '')
  return [
    `${kebab(call.name)}: ${call.summary}`,
    ...aligned(typed),
    ...(results.length > 0 ? ['What will come of it:', ...aligned(results)] : []),
    UNDONE_BY.get(call) ?? 'You can’t undo this.',
  ].join('\n')
}

export interface Terminal {
  isInteractive: boolean
  say(text: string): void
  /** What is typed; null where Ctrl-C or Ctrl-D ends the question. */
  ask(question: string): Promise<string | null>
  /** The same for what nobody may read on the screen. */
  askSecret(question: string): Promise<string | null>
}

/** Asks for a yes. Throws a sentence where there's no one to ask, or the answer is anything else: then nothing has been done. */
export async function confirm({ isInteractive, say, ask }: Terminal, consequences: string): Promise<void> {
  say(consequences)
  if (!isInteractive) throw new Error('Nothing was changed. Run this at a terminal to confirm it, or add --yes in a script.')
  const answer = await ask('Type yes to go on: ')
  if (answer === null) throw new Error(STOPPED)
  const typed = answer.trim().toLowerCase()
  if (typed === 'y') throw new Error('Nothing was changed. Type yes in full to go on.')
  if (typed !== 'yes') throw new Error('Nothing was changed.')
}

/** What somebody reads who has stopped a command at its question. */
export const STOPPED = 'Stopped. Nothing was changed.'

/** What is typed; null where Ctrl-C or Ctrl-D ends the question. */
export async function answerOf(lines: Interface, question: string): Promise<string | null> {
  const ended = new Promise<null>((done) => {
    lines.once('SIGINT', () => done(null))
    lines.once('close', () => done(null))
  })
  return Promise.race([lines.question(question), ended]).finally(() => lines.close())
}

/** The terminal at which the command runs. What it says isn't part of the answer. */
export const terminal: Terminal = {
  isInteractive: process.stdin.isTTY === true,
  say: (text) => void process.stderr.write(`${text}\n`),
  async ask(question) {
    const lines = createInterface({ input: process.stdin, output: process.stderr })
    const answer = await answerOf(lines, question)
    // What is said next begins a line of its own.
    if (answer === null) process.stderr.write('\n')
    return answer
  },
  async askSecret(question) {
    process.stderr.write(question)
    const lines = createInterface({
      input: process.stdin,
      output: new Writable({ write: (_chunk, _encoding, done) => done() }),
      terminal: true,
    })
    return answerOf(lines, '').finally(() => process.stderr.write('\n'))
  },
}
