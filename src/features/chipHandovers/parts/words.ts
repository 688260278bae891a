import type { Tone } from '#ui/palette.ts'
import type { ChipHandover } from '../shapes.ts'

type Status = ChipHandover['status']
type Side = ChipHandover['side']

interface Words {
  label: string
  tone: Tone
  /** What that means for this side. */
  says: string
}

const STAYED = 'The chips stayed with you, and you can implant them.'
const STAYED_THERE = 'The chips stayed with your colleague. If they’re with you, give them back.'

/** How a hand-over stands, for each of the two. */
const WORDS: Record<Side, Record<Status, Words>> = {
  given: {
    offered: {
      label: 'Waiting for an answer',
      tone: 'watch',
      says: 'The chips stay with you until your colleague accepts. Until then no one can implant them.',
    },
    accepted: {
      label: 'Handed over',
      tone: 'good',
      says: 'Your colleague has the chips, and finders reach them. If you bought the chips, any refund still goes to you.',
    },
    refused: { label: 'Refused', tone: 'quiet', says: STAYED },
    withdrawn: { label: 'Taken back', tone: 'quiet', says: STAYED },
    lapsed: { label: 'Not answered', tone: 'quiet', says: `Your colleague didn’t answer in time. ${STAYED}` },
    calledOff: { label: 'Called off', tone: 'quiet', says: 'It couldn’t go ahead. Any chips that can still be used stayed with you.' },
  },
  received: {
    offered: {
      label: 'To answer',
      tone: 'watch',
      says: 'Accept once you have the chips and the numbers match the packets. Until then no one can implant them.',
    },
    accepted: {
      label: 'Handed to you',
      tone: 'good',
      says: 'The chips are in your stock, and finders reach you. Any refund goes to the person who bought them.',
    },
    refused: { label: 'Refused', tone: 'quiet', says: STAYED_THERE },
    withdrawn: { label: 'Taken back', tone: 'quiet', says: STAYED_THERE },
    lapsed: { label: 'Not answered', tone: 'quiet', says: `You didn’t answer in time. ${STAYED_THERE}` },
    calledOff: { label: 'Called off', tone: 'quiet', says: `It couldn’t go ahead. ${STAYED_THERE}` },
  },
}

export const handoverWords = ({ side, status }: Pick<ChipHandover, 'side' | 'status'>): Words => WORDS[side][status]

export const sideWords: Record<Side, string> = { given: 'To colleagues', received: 'From colleagues' }

/** Numbers and ranges that somebody typed, one on a line or with commas between them. */
export const piecesOf = (typed: string): string[] =>
  typed
    .split(/[\n,;]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
