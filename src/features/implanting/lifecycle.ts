import { RESTORED, STRUCK } from '#features/stock/lifecycle.ts'
import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/**
 * Failures of one batch at which it is frozen by itself, whoever reports them: so many, or more than this share of those sent out. One
 * failure alone is no share: it would stop every batch of which fewer than 100 are out (docs/decisions/0045).
 */
export const FREEZE_AT = { failures: 3, share: 0.01, shareFailures: 2 } as const
/** Failures of one batch from which Staff decide about it. */
export const STAFF_LOOK_AT = 2
/** Days after a report on which whoever owes it is reminded: on the last of them it’s overdue. */
export const REPORT_REMINDERS = [7, 12, 14, 15] as const

const REPORT = clause('DEAD-2', 'A chip that fails, moves or causes harm must be reported to the Secretary of State (SI 2023/468 reg 11)')

export const deadChipLife = lifecycle({
  subject: 'report of a chip',
  table: 'dead_chip',
  states: {
    reported: 'It’s been reported to us.',
    creditIssued: 'It never worked and was never implanted, so our staff owe a replacement.',
    reportDue: 'It must be reported to the Veterinary Medicines Directorate. The report is ready to send.',
    reportSent: 'It’s been reported to the Veterinary Medicines Directorate.',
    superseded: 'The animal has another chip. Both numbers find it.',
    closed: 'There’s nothing more to do.',
    struck: 'Our staff found it was wrong, so it no longer counts.',
  },
  reads: {
    reported: 'has been made',
    creditIssued: 'has been settled with another chip',
    reportDue: 'is ready to be sent',
    reportSent: 'has already been sent',
    superseded: 'is about a chip that has been replaced',
    struck: 'has been struck out',
  },
  starts: {
    report: {
      to: ['reported'],
      by: ['Implanter', 'Welfare', 'finder'],
      clause: 'DEAD-1',
      words: 'An implanter or vet who finds a chip that doesn’t work can report it. Anyone can report a chip that has moved',
    },
  },
  moves: {
    issueCredit: {
      from: ['reported'],
      to: 'creditIssued',
      by: ['Implanter'],
      clause: 'DEAD-1',
      words: 'We replace a chip that never worked',
    },
    oweReport: { from: ['reported'], to: 'reportDue', by: ['Implanter', 'Welfare', 'finder'], ...REPORT },
    sendReport: { from: ['reportDue'], to: 'reportSent', by: ['Implanter', 'Welfare', 'finder', 'Staff'], ...REPORT },
    supersede: {
      from: ['reportDue', 'reportSent'],
      to: 'superseded',
      by: ['Implanter', 'Welfare', 'finder', 'Staff'],
      clause: 'DEAD-3',
      words: 'A replaced number stays with its animal and still finds it',
    },
    reopen: { from: ['superseded'], to: 'reportSent', by: ['Staff'], ...RESTORED },
    close: {
      from: ['creditIssued', 'reportSent'],
      to: 'closed',
      by: ['Staff', 'clock'],
      clause: 'DEAD-5',
      words: 'A report is closed when there’s nothing more to do',
    },
    strike: {
      from: ['reported', 'creditIssued', 'reportDue', 'reportSent', 'superseded', 'closed'],
      to: 'struck',
      by: ['Staff'],
      ...STRUCK,
    },
  },
})
