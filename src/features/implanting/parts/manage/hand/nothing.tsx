import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { HandView } from './view.ts'

/** Stands where an implanter holds no chip. */
export function NoneInHand() {
  return (
    <EmptyState
      level={3}
      art={<ScanChipArt />}
      title="You have no chips in hand"
      action={
        <>
          <ButtonLink to={paths.orderChips}>Order chips</ButtonLink>
          <ButtonLink weight="plain" to={paths.registerChip}>
            Register another maker’s chip
          </ButtonLink>
        </>
      }
    >
      Chips are here once you have said under Orders that they have come. Chips that you bought elsewhere need not be here: register them by
      their number.
    </EmptyState>
  )
}

interface NoneLikeThatProps {
  view: HandView
  onChange: (changes: Partial<HandView>) => void
}

export function NoneLikeThat({ view, onChange }: NoneLikeThatProps) {
  const mayBeElsewhere = view.query !== '' && view.status !== 'all'
  return (
    <EmptyState
      level={3}
      art={<SearchPaperArt />}
      title="None of your chips is like that"
      action={
        <>
          {mayBeElsewhere && <ActionButton onClick={() => onChange({ status: 'all' })}>Look among all your chips</ActionButton>}
          <ActionButton weight="plain" onClick={() => onChange({ status: 'withImplanter', query: '' })}>
            Show the chips in hand
          </ActionButton>
        </>
      }
    >
      Compare the number with the label, or look in another state.
    </EmptyState>
  )
}
