import { empty } from '#knowledge/chipnumbers/refusals.ts'
import { atChipFields, blankChip, type ChipAnswers, chipAsked } from '../register/answers.ts'
import { blankRow, filledRows, type LitterRow } from './rows.ts'

/** A litter that was chipped: what its animals have in common is given once, where a single animal has it. */
export type LitterAnswers = Omit<ChipAnswers, 'draftId'> & { rows: readonly LitterRow[] }

export function blankLitter(now: Date, newId: () => string): LitterAnswers {
  const { draftId: _none, ...shared } = blankChip({ now, draftId: '' })
  return { ...shared, ofLitter: true, as: 'breeder', rows: [blankRow(newId())] }
}

/** One animal of the litter, as the form for a single animal has it. */
export function chipOf({ rows: _rows, ...shared }: LitterAnswers, { draftId, ...own }: LitterRow): ChipAnswers {
  return { ...shared, draftId, pet: { ...shared.pet, ...own } }
}

/** The same as `registerChip` takes it. */
export const rowAsked = (answers: LitterAnswers, row: LitterRow, now: Date) => chipAsked(chipOf(answers, row), now)

/** The row that stands for the litter while the form is checked: the first of an animal. */
export const firstRow = ({ rows }: LitterAnswers): LitterRow => filledRows(rows)[0] ?? rows[0] ?? blankRow('')

const OF_A_ROW: Record<string, string> = {
  'pet.chipNumber': 'chipNumber',
  'pet.evenIfHeldElsewhere': 'evenIfHeldElsewhere',
  'pet.name': 'name',
  'pet.sex': 'sex',
  'pet.colour': 'colour',
  draftId: 'chipNumber',
}

/** What was said against one animal, by the fields of the form: its own in its row, which the sentence names; the rest where it is given for all. */
export function atLitterFields(sentences: Record<string, string>, answers: LitterAnswers, row: LitterRow): Record<string, string> {
  const index = answers.rows.findIndex(({ draftId }) => draftId === row.draftId)
  const placed = Object.entries(atChipFields(sentences, chipOf(answers, row)))
  return Object.fromEntries(
    placed.map(([path, sentence]) => {
      const own = OF_A_ROW[path]
      return own ? [`rows.${index}.${own}`, `Row ${index + 1}: ${sentence === empty.because ? SCAN_IT : sentence}`] : [path, sentence]
    }),
  )
}

/** Whoever chips a litter has the animals in front of them. */
const SCAN_IT = 'Scan the chip, or enter its number'

/** At the field itself everybody sees which row it is. */
export const withoutRow = (sentence: string) => sentence.replace(/^Row \d+: /, '')
