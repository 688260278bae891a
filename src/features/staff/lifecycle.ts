import { lifecycle } from '#platform/law/lifecycle.ts'

/** How many pence of one payment a member of Staff may refund alone. */
export const ALONE_PENCE = 20_000

const FOUR_EYES = {
  by: ['Staff'],
  clause: 'STAFF-2',
  words: 'Refunding more than £200 of a payment takes two members of staff: one proposes it, and another approves it',
} as const

export const refundProposalLife = lifecycle({
  subject: 'proposed refund',
  table: 'refund_proposal',
  states: {
    proposed: 'A member of staff wants to make this refund. Another has to approve it.',
    approved: 'Another member of staff approved it, and it was made.',
    refused: 'It won’t be made. Either member of staff can say so.',
  },
  starts: { propose: { to: ['proposed'], ...FOUR_EYES } },
  moves: {
    approve: { from: ['proposed'], to: 'approved', ...FOUR_EYES },
    refuse: { from: ['proposed'], to: 'refused', ...FOUR_EYES },
  },
})
