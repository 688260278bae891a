import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { Source } from './source.ts'
import type { Looking } from './useSource.ts'

/** Where a chip is from, and whether it may be registered. */
export function SourceNotice({ chipNumber, found: { state, source, again } }: { chipNumber: string; found: Looking }) {
  if (source) return <Known source={source} chipNumber={chipNumber} />
  if (state === 'looking') return <p role="status">Checking where this chip is from</p>
  return (
    <Notice
      title="We couldn’t look up this chip"
      live
      action={
        <ActionButton weight="plain" size="sm" onClick={again}>
          Try again
        </ActionButton>
      }
    >
      You can continue. We’ll check it when you send it.
    </Notice>
  )
}

function Known({ source, chipNumber }: { source: Source; chipNumber: string }) {
  switch (source.kind) {
    case 'mine':
      return (
        <Notice kind="success" title={source.title} live>
          {source.says}
        </Notice>
      )
    case 'otherMaker':
      return (
        <Notice title={source.title} live>
          {source.says}
        </Notice>
      )
    case 'stopped':
    case 'cannot':
      return (
        <Notice kind="warning" title={source.title} live>
          {source.says}
        </Notice>
      )
    case 'yours':
      return (
        <Notice
          title={`You’ve already registered this chip for ${source.petName}`}
          live
          action={
            <ButtonLink weight="plain" size="sm" to={paths.implantOf(ungrouped(chipNumber))}>
              See who we asked
            </ButtonLink>
          }
        >
          If we’re not waiting for someone to confirm it, you can continue. We’ll ask the person you enter here.
        </Notice>
      )
  }
}
