import { systemClock } from '#platform/clock/clock.ts'
import { keepDraft } from '#platform/web/draft.ts'
import { paths } from '#src/paths.ts'
import { blankChip, type ChipAnswers } from '../parts/register/answers.ts'
import { draftOf } from '../parts/register/draft.ts'

interface Known {
  /** What it is for: another beginning for the same leaves what was typed since. */
  visit: string
  name: string
  species: string
  email: string
  mobile: string
  /** Who the keeper is and the number of a landline, as far as that was noted. */
  keeper?: { name: string; landline: string }
}

/** Fills in the form to register a chip with what is known already, in this tab alone; nothing of it stands in the address. */
export function prepareChip({ visit, name, species, email, mobile, keeper }: Known): void {
  const blank = blankChip({ now: systemClock.now(), draftId: crypto.randomUUID() })
  const known: ChipAnswers = { ...blank, pet: { ...blank.pet, name, species }, to: { ...blank.to, email, mobile, ...keeper } }
  keepDraft(draftOf(visit), { ...known })
}

/** Where the form is that is filled in so. */
export const preparedChip = (visit: string) => `${paths.registerChip}?${new URLSearchParams({ visit })}`
