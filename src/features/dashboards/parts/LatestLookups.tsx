import { type Lookup, LookupLines } from '#features/lookup/parts/LookupLines.tsx'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'

const SHOWN = 4

/** The latest times that somebody looked up one of the keeper's pets. */
export function LatestLookups({ lookups }: { lookups: readonly Lookup[] }) {
  const all = (
    <ButtonLink weight="quiet" size="sm" to={paths.lookups}>
      See all
    </ButtonLink>
  )
  return (
    <Panel title="Latest lookups" actions={lookups.length > 0 && all}>
      <div aria-live="polite">
        {lookups.length > 0 ? (
          <LookupLines lookups={lookups.slice(0, SHOWN)} named />
        ) : (
          'Nobody has looked up one of your pets yet. It shows here at once when somebody does.'
        )}
      </div>
    </Panel>
  )
}
