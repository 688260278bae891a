import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Panel } from '#ui/Panel.tsx'

/** For who has no tag yet. */
export function NoTags() {
  return (
    <Panel>
      <EmptyState
        art={<ScanChipArt />}
        title="No tags yet"
        action={
          <>
            <ButtonLink to={paths.tailTag}>Order a tag</ButtonLink>
            <ButtonLink weight="plain" to={paths.activateTag()}>
              Activate a tag
            </ButtonLink>
          </>
        }
      >
        Once you activate a tag, you’ll see here what it shows and where it was scanned. You’ll need its code, and the PIN from under its
        wrapping.
      </EmptyState>
    </Panel>
  )
}
