import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Stands where somebody has paid nothing so far. */
export function NoneYet() {
  return (
    <EmptyState
      art={<SearchPaperArt />}
      title="You have paid nothing yet"
      action={<ButtonLink to={paths.pricingPlans}>See the plans</ButtonLink>}
    >
      What you pay by card is listed here, each with its paper to keep. Changing your details, looking chips up and reporting a pet missing
      are free for ever.
    </EmptyState>
  )
}

export function NoneLikeThat({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      art={<SearchPaperArt />}
      title="None of your payments is like that"
      action={
        <ActionButton weight="plain" onClick={onClear}>
          Show all my payments
        </ActionButton>
      }
    />
  )
}
