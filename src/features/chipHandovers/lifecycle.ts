import { HANDED_OVER } from '#features/stock/lifecycle.ts'
import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days for which a colleague can accept. */
export const ANSWER_DAYS = 14
/** Days after which they’re reminded. */
export const REMIND_DAYS = 7
/** The most chips of one hand-over. */
export const MOST_CHIPS = 1000

export const ENDS = clause(
  'STOCK-16',
  'A hand-over ends if it isn’t answered within 14 days, or once one of the two can’t have chips any more. The chips then stay where they were',
)

export const chipHandoverLife = lifecycle({
  subject: 'hand-over of microchips',
  table: 'chip_handover',
  states: {
    offered: 'A colleague has been asked to accept the chips.',
    accepted: 'The colleague has the chips.',
    refused: 'The colleague didn’t want them. The chips stayed where they were.',
    withdrawn: 'The implanter took the chips back before the colleague answered.',
    lapsed: 'The colleague didn’t answer within 14 days. The chips stayed where they were.',
    calledOff: 'It couldn’t go ahead. The chips stayed where they were.',
  },
  reads: {
    offered: 'is waiting for an answer',
    accepted: 'has been accepted',
    refused: 'has been refused',
    withdrawn: 'has been taken back',
    lapsed: 'ended without an answer',
    calledOff: 'has been called off',
  },
  starts: { offer: { to: ['offered'], by: ['Implanter'], ...HANDED_OVER } },
  moves: {
    accept: { from: ['offered'], to: 'accepted', by: ['recipient'], ...HANDED_OVER },
    refuse: { from: ['offered'], to: 'refused', by: ['recipient'], ...HANDED_OVER },
    withdraw: { from: ['offered'], to: 'withdrawn', by: ['holder'], ...HANDED_OVER },
    lapse: { from: ['offered'], to: 'lapsed', by: ['clock'], ...ENDS },
    callOff: { from: ['offered'], to: 'calledOff', by: ['clock', 'Staff'], ...ENDS },
  },
})
