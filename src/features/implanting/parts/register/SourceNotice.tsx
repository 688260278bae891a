import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { Source } from './source.ts'
import type { Looking } from './useSource.ts'

/** Where a chip is from, and whether it may be registered. */
export function SourceNotice({ found: { state, source, again } }: { found: Looking }) {
  if (state === 'notYet') return null
  if (source) return <Known source={source} />
  if (state === 'looking') return <p role="status">Looking where this chip is from</p>
  return (
    <Notice
      title="We could not look this chip up"
      live
      action={
        <ActionButton weight="plain" size="sm" onClick={again}>
          Look again
        </ActionButton>
      }
    >
      You can go on: it is checked when it is sent.
    </Notice>
  )
}

function Known({ source }: { source: Source }) {
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
    case 'cannot':
      return (
        <Notice kind="warning" title={source.title} live>
          {source.says}
        </Notice>
      )
    case 'yours':
      return (
        <Notice
          title={`You registered this chip before, for ${source.petName}`}
          live
          action={
            <ButtonLink weight="plain" size="sm" to={paths.implanted}>
              See who was asked
            </ButtonLink>
          }
        >
          If nobody is being asked about it now, you can go on: we ask whom you name here.
        </Notice>
      )
  }
}
