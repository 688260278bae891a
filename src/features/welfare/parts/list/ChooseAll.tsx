import type { CallInput } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { type Choosing, hasRow } from '#ui/useChosen.ts'
import { getAnimalsToChoose } from '../../contract.ts'
import type { ChosenAnimal } from '../../kit/points.ts'
import { type Choice, choiceWords } from './choice.ts'

interface ChooseAllProps {
  choosing: Choosing<ChosenAnimal>
  /** Those of the page that can be chosen. */
  page: readonly ChosenAnimal[]
  /** The list has more pages. */
  hasMore: boolean
  /** How the list is narrowed and sorted. */
  view: CallInput<typeof getAnimalsToChoose>
}

/** Chooses every animal of the page; and then, as far as one change takes them, those on the other pages too. */
export function ChooseAll({ choosing, page, hasMore, view }: ChooseAllProps) {
  if (page.length === 0) return null
  const isWhole = page.every((row) => hasRow(choosing.chosen, row))
  return (
    <Group gap="0.75rem">
      <CheckField
        label={page.length === 1 ? 'Select the animal on this page' : `Select all ${page.length} on this page`}
        checked={isWhole}
        onChange={() => (isWhole ? choosing.remove(page) : choosing.add(page))}
      />
      {isWhole && hasMore && <OtherPages choosing={choosing} view={view} />}
    </Group>
  )
}

function OtherPages({ choosing: { chosen, add }, view }: Pick<ChooseAllProps, 'choosing' | 'view'>) {
  const { data } = useCall(getAnimalsToChoose, view)
  if (!data) return null
  const { animals, total } = data
  const choice: Choice = { total, most: animals.length, isChosen: animals.every((row) => hasRow(chosen, row)) }
  const { words, act } = choiceWords(choice)
  return (
    <>
      {act && (
        <ActionButton weight="plain" size="sm" onClick={() => add(animals)}>
          {act}
        </ActionButton>
      )}
      <span role="status">{words}</span>
    </>
  )
}
