import { type Lookup, LookupLines } from '#features/lookup/parts/LookupLines.tsx'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'

const SHOWN = 4

/** The latest times that somebody looked up one of the keeper's pets. */
export function LatestLookups({ lookups }: { lookups: readonly Lookup[] }) {
  const all = (
    <ButtonLink weight="quiet" size="sm" to={paths.lookups}>
      See all lookups
    </ButtonLink>
  )
  return (
    <Panel title="Recent lookups" actions={lookups.length > 0 && all}>
      <div aria-live="polite">
        {lookups.length > 0 ? (
          <LookupLines lookups={lookups.slice(0, SHOWN)} named />
        ) : (
          'No lookups yet. When someone looks up one of your pets, you’ll see it here straight away.'
        )}
      </div>
    </Panel>
  )
}
