import type { AnswerOf } from '#platform/contract/call.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import type { getWelfarePets } from '../../contract.ts'
import { FILTERS, filterWords } from '../words.ts'

interface StatesProps {
  counts: AnswerOf<typeof getWelfarePets>['counts']
  current: (typeof FILTERS)[number]
  /** The address of the list in that state. */
  addressOf: (state: (typeof FILTERS)[number]) => string
}

/** In which state the animals of the list are, with how many there are of each. */
export const States = ({ counts, current, addressOf }: StatesProps) => (
  <LinkTabs
    label="Status"
    quiet
    tabs={FILTERS.map((state) => ({ label: filterWords[state], to: addressOf(state), count: counts[state] }))}
    current={addressOf(current)}
  />
)
