import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days for the keeper to answer, from the first message. */
export const ANSWER_DAYS = 28
/** Days more when no message could be delivered and a letter goes to the address. */
export const LETTER_DAYS = 14
/** Days after the window in which the keeper can still object. */
export const GRACE_DAYS = 7
/** An agreement waits until a keeper's new e-mail or telephone number is this old. */
export const COOLING_DAYS = 14
/** Days in which a former keeper may dispute. */
export const DISPUTE_DAYS = 30
/** Requests that one account may make in a year. */
export const MOST_A_YEAR = 3
/** CLAIM-13 Days for which a message to the keeper counts as having told them that their animal was found. */
export const TOLD_DAYS = 60
/** Days after the first message on which the keeper is reminded. */
export const REMINDERS = [3, 7, 14, 21, 27] as const

/** The states in which a request is open: there is one open request an animal. */
export const OPEN_CLAIM = ['evidenceReview', 'held', 'notified', 'letterSent', 'grace', 'cooling', 'blockedMissing', 'disputed'] as const

/** Noted where staff accept the evidence while the keeper is being asked: the status stays. */
export const EVIDENCE = clause(
  'CLAIM-2',
  'Staff check the evidence: first where it isn’t enough on its own, and always before a record moves by silence',
)
const OBJECT = clause('CLAIM-6', 'The keeper can object until the record has moved, and it can’t move until the objection is settled')
const COOLED = clause('CLAIM-7', 'If the keeper’s e-mail address or phone number is new, the record moves once it’s 14 days old')
const MISSING = clause('CLAIM-8', 'A request about an animal that’s reported missing, stolen, dead or abroad never times out')
const RESOLVE = clause('CLAIM-9', 'Staff settle a dispute on the evidence, or as a court or the police decide')

/** The states in which the keeper has been told and nothing is resolved. */
export const KEEPER_TOLD = ['held', 'notified', 'letterSent', 'grace', 'cooling', 'blockedMissing', 'disputed'] as const

export const claimLife = lifecycle({
  subject: 'keepership request',
  table: 'claim',
  states: {
    evidenceReview: 'Staff are checking the evidence. The keeper hasn’t been told yet.',
    held: 'A found stray: we’re waiting for the council’s seven clear days and its release. The keeper has been told.',
    notified: 'The keeper has been told and has 28 days to answer.',
    letterSent: 'No message could be delivered, so we’ve written to the keeper, who has 14 more days.',
    grace:
      'The keeper was reached and hasn’t answered. The record moves in 7 days, or once staff have accepted the evidence if that’s later.',
    cooling: 'The keeper has agreed, but recently changed their e-mail address or phone number: the record moves once that’s 14 days old.',
    blockedMissing: 'The animal is reported missing or stolen, or dead or abroad. Nothing moves by itself.',
    disputed: 'The keeper, or the former keeper, says no, or a decision is looked at again. Staff settle it.',
    completed: 'The person who asked is the keeper.',
    refused: 'The evidence wasn’t enough.',
    withdrawn: 'The person who asked has withdrawn the request.',
    settledKeeper: 'Settled: the animal stays with, or goes back to, the keeper.',
    settledRequester: 'Settled: the person who asked is the keeper.',
  },
  reads: {
    evidenceReview: 'is being checked by our staff',
    held: 'is waiting for the council',
    notified: 'is waiting for the keeper’s answer',
    letterSent: 'is waiting for an answer to our letter',
    grace: 'is in its last 7 days',
    cooling: 'has been agreed',
    blockedMissing: 'can’t go ahead while the animal is reported missing, stolen, dead or abroad',
    disputed: 'is disputed',
    completed: 'has been completed',
    refused: 'has been refused',
    withdrawn: 'has been withdrawn',
    settledKeeper: 'has been settled: the keeper keeps the animal',
    settledRequester: 'has been settled: the record has moved',
  },
  starts: {
    ask: {
      to: ['evidenceReview', 'held', 'notified', 'blockedMissing'],
      by: ['requester'],
      clause: 'CLAIM-1',
      words:
        'The person who has an animal can ask, with evidence and a declaration, to be its keeper: only one request can be open at a time',
    },
    takeUnclaimed: {
      to: ['completed'],
      by: ['Welfare'],
      clause: 'CLAIM-14',
      words:
        'A verified organisation that holds a registered stray dog becomes its keeper once it says that the clear days are over by the council’s date and that no one has claimed it. The keeper before is told, and can dispute it as any change (Environmental Protection Act 1990, section 149(6) and (7))',
    },
  },
  moves: {
    passEvidence: {
      from: ['evidenceReview'],
      to: ['notified', 'held'],
      by: ['Staff'],
      clause: 'CLAIM-2',
      words: 'Staff check the evidence: first where it isn’t enough on its own, and always before a record moves by silence',
    },
    refuseEvidence: {
      from: ['evidenceReview', 'notified', 'letterSent', 'grace'],
      to: 'refused',
      by: ['Staff'],
      clause: 'CLAIM-2',
      words: 'Staff check the evidence: first where it isn’t enough on its own, and always before a record moves by silence',
    },
    release: {
      from: ['held'],
      to: 'notified',
      by: ['clock', 'requester'],
      clause: 'CLAIM-3',
      words: 'A found stray waits for the council (Environmental Protection Act 1990, section 150)',
    },
    writeLetter: {
      from: ['notified'],
      to: 'letterSent',
      by: ['clock'],
      clause: 'CLAIM-4',
      words: 'A keeper with an address gets a letter when they’re asked; where none has gone in 28 days, one goes then, with 14 more days',
    },
    beginGrace: {
      from: ['notified', 'letterSent'],
      to: 'grace',
      by: ['clock'],
      clause: 'CLAIM-5',
      words: 'A keeper we’ve reached who doesn’t answer in 28 days has 7 more days',
    },
    complete: {
      from: ['grace'],
      to: 'completed',
      by: ['clock'],
      clause: 'CLAIM-5',
      words:
        'A keeper we’ve reached who doesn’t answer in 28 days has 7 more days, and the record moves once staff have accepted the evidence',
    },
    completeCooled: {
      from: ['cooling'],
      to: 'completed',
      by: ['clock'],
      ...COOLED,
    },
    accept: {
      from: ['held', 'notified', 'letterSent', 'grace', 'blockedMissing'],
      to: ['completed', 'cooling'],
      by: ['keeper'],
      clause: 'CLAIM-7',
      words: 'The record moves as soon as the keeper agrees, or once their new e-mail address or phone number is 14 days old',
    },
    object: {
      from: ['held', 'notified', 'letterSent', 'grace', 'cooling', 'blockedMissing'],
      to: 'disputed',
      by: ['keeper'],
      ...OBJECT,
    },
    freeze: {
      from: ['held', 'notified', 'letterSent', 'grace', 'cooling', 'blockedMissing'],
      to: 'disputed',
      by: ['formerKeeper'],
      clause: 'CLAIM-6',
      words: 'The record can’t move while a former keeper disputes how the present keeper got the animal',
    },
    dispute: {
      from: ['completed'],
      to: 'disputed',
      by: ['formerKeeper'],
      clause: 'CLAIM-10',
      words: 'A former keeper is told about the change and can dispute it for 30 days (SSI 2016/58)',
    },
    reopen: {
      from: ['completed', 'settledKeeper', 'settledRequester'],
      to: 'disputed',
      by: ['Staff'],
      clause: 'CLAIM-15',
      words:
        'Where a court or the police decide differently, or we were wrong, staff open a decided request again, and another member of staff settles it',
    },
    block: { from: ['held', 'notified', 'letterSent', 'grace', 'cooling'], to: 'blockedMissing', by: ['clock'], ...MISSING },
    unblock: { from: ['blockedMissing'], to: ['notified', 'held'], by: ['clock'], ...MISSING },
    withdraw: {
      from: ['evidenceReview', 'held', 'notified', 'letterSent', 'grace', 'cooling', 'blockedMissing', 'disputed'],
      to: 'withdrawn',
      by: ['requester', 'clock'],
      clause: 'CLAIM-11',
      words: 'The person who asked can withdraw the request until the record has moved; it ends if they close their account',
    },
    resolveForKeeper: { from: ['held', 'disputed', 'blockedMissing'], to: 'settledKeeper', by: ['Staff'], ...RESOLVE },
    resolveForRequester: { from: ['held', 'disputed', 'blockedMissing'], to: 'settledRequester', by: ['Staff'], ...RESOLVE },
  },
})
