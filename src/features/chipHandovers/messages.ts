import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { countText } from '#platform/text/counttext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ANSWER_DAYS } from './lifecycle.ts'
import type { ChipRun } from './shapes.ts'

interface Handed {
  /** The name of who gives them. */
  giver: string
  runs: readonly ChipRun[]
  answerBy: Date
}

const countOf = ({ runs }: Pick<Handed, 'runs'>) => runs.reduce((sum, run) => sum + run.chips, 0)
const counted = (count: number) => (count === 1 ? '1 microchip' : `${countText(count)} microchips`)
const theyre = (count: number) => (count === 1 ? 'it’s' : 'they’re')
const them = (count: number) => (count === 1 ? 'it' : 'them')
const button = { words: 'See the chips', link: paths.handedChips }
const MOST_RUNS = 20

/** "981 100 004 701 001 to 981 100 004 701 025, batch DM-1". */
function numbersOf({ runs }: Pick<Handed, 'runs'>): string {
  const words = runs.slice(0, MOST_RUNS).map(({ from, to, batch }) => {
    const numbers = from === to ? groupChipNumber(from) : `${groupChipNumber(from)} to ${groupChipNumber(to)}`
    return `${numbers} (batch ${batch})`
  })
  return `${words.join(', ')}${runs.length > MOST_RUNS ? ' and others' : ''}`
}

/** To the colleague who is asked. */
export const chipsHandedToYou = (handed: Handed): Notice => ({
  subject: `${handed.giver} wants to hand you ${counted(countOf(handed))}`,
  paragraphs: [
    `${numbersOf(handed)}.`,
    `Accept once ${theyre(countOf(handed))} with you and the numbers match the packets. From then on you’re the implanter who holds ${them(countOf(handed))}. If you weren’t expecting this, refuse.`,
    `You have until ${whenText(handed.answerBy, 'day')}. If you don’t answer, nothing changes.`,
  ],
  button: { words: 'Answer', link: paths.handedChips },
})

/** To the colleague who hasn’t answered yet. */
export const chipsStillHanded = (handed: Handed): Notice => ({
  subject: `${counted(countOf(handed))} from ${handed.giver} ${countOf(handed) === 1 ? 'is' : 'are'} waiting for your answer`,
  paragraphs: [`${numbersOf(handed)}.`, `Accept or refuse by ${whenText(handed.answerBy, 'day')}. If you don’t answer, nothing changes.`],
  button: { words: 'Answer', link: paths.handedChips },
})

/** To who gave them. */
export const chipsAccepted = (handed: Handed): Notice => ({
  subject: `Your colleague has accepted your ${counted(countOf(handed))}`,
  paragraphs: [
    `${countOf(handed) === 1 ? 'It’s' : 'They’re'} out of your stock and in theirs: ${numbersOf(handed)}.`,
    `Only they can register ${them(countOf(handed))} now, and finders reach them. If you bought ${them(countOf(handed))}, any refund still goes to you.`,
  ],
  button,
})

export const chipsRefused = (handed: Handed): Notice => ({
  subject: `Your colleague hasn’t accepted your ${counted(countOf(handed))}`,
  paragraphs: [
    `${countOf(handed) === 1 ? 'It’s' : 'They’re'} still yours, and you can implant ${them(countOf(handed))} again: ${numbersOf(handed)}.`,
  ],
  button,
})

/** To the colleague, who could have accepted. */
export const chipsTakenBack = (handed: Handed): Notice => ({
  subject: `${handed.giver} has taken back the ${counted(countOf(handed))} they wanted to hand you`,
  paragraphs: [
    `Don’t implant ${them(countOf(handed))}. If ${theyre(countOf(handed))} with you, give ${them(countOf(handed))} back: ${numbersOf(handed)}.`,
  ],
  button,
})

/** To who gave them, where nobody answered. */
export const handoverLapsed = (handed: Handed): Notice => ({
  subject: `Your colleague hasn’t answered about your ${counted(countOf(handed))}`,
  paragraphs: [
    `They had ${ANSWER_DAYS} days. ${countOf(handed) === 1 ? 'It’s' : 'They’re'} still yours, and you can implant ${them(countOf(handed))} again: ${numbersOf(handed)}.`,
    'If your colleague has them, ask them to give them back, or hand them over again.',
  ],
  button,
})

/** To the colleague who didn’t answer. */
export const handoverMissed = (handed: Handed): Notice => ({
  subject: `You can’t accept the microchips from ${handed.giver} any more`,
  paragraphs: ['You had 14 days. If they’re with you, don’t implant them: give them back, or ask your colleague to hand them over again.'],
  button,
})

/** To either, where it couldn’t go ahead. */
export const handoverCalledOff = (): Notice => ({
  subject: 'We’ve ended a hand-over of microchips',
  paragraphs: [
    'You or your colleague can’t have these chips at the moment, so they’ve stayed with the implanter who offered them. If they’re with you and someone else offered them, don’t implant them: give them back.',
  ],
  button,
})
