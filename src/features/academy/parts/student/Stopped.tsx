import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** A student who has stopped can come back. */
export function Stopped() {
  return (
    <EmptyState
      art={<SearchPaperArt />}
      title="You’ve stopped training"
      action={<ButtonLink to={paths.studentRegister()}>Start again</ButtonLink>}
    >
      You can come back at any time. You keep what you’ve passed, and the attempts you’ve made count.
    </EmptyState>
  )
}
