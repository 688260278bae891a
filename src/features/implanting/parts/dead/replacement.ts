import { londonDate } from '#platform/clock/clock.ts'
import type { DeadChip } from '../../shapes.ts'

/** How another chip was put in, as far as it is said; '' where nothing is said yet. */
export type ReplaceAnswers = {
  chipNumber: string
  implant: { implantedOn: string; site: string; scanBefore: string; scanAfter: boolean }
}

export const blankReplacement = (now: Date): ReplaceAnswers => ({
  chipNumber: '',
  implant: { implantedOn: londonDate(now), site: '', scanBefore: '', scanAfter: false },
})

/** What the reader may have shown before: a chip that moved or hurt may answer still, one that failed does not. */
export const scansBefore = (kind: DeadChip['kind']) => [
  { value: 'none', label: 'Nothing' },
  kind === 'failed'
    ? {
        value: 'otherChip',
        label: 'A number',
        hint: 'The chip hasn’t failed, or the animal has another one, so you can’t implant a new chip',
      }
    : { value: 'otherChip', label: 'The old number', hint: 'It still works and stays in the animal' },
]
