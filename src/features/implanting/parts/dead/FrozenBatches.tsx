import { getChipsForImplanter } from '#features/stock/contract.ts'
import { listed } from '#platform/listed.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { chips } from '../words.ts'
import { stoppedOf } from './stopped.ts'

/** DEAD-4 Chips in the implanter's hands that must not be used, and what to do with them; nothing when there are none. */
export function FrozenBatches() {
  const { data } = useAsk(getChipsForImplanter, { pageSize: 1 }, { freshFor: 60 })
  const stopped = stoppedOf(data?.batches ?? [])
  if (stopped.length === 0) return null
  const held = listed(stopped.map(({ code, left }) => `${chips(left)} of batch ${code}`))
  return (
    <Notice
      kind="danger"
      title={`Do not implant ${held}`}
      action={
        <ButtonLink weight="plain" size="sm" to={paths.manageChips}>
          See the chips that you hold
        </ButtonLink>
      }
    >
      Too many chips of it have failed, and we have stopped it. Put those that you hold aside and mark them, so that nobody takes one by
      mistake. We write to you as soon as our staff have looked: they are set free, or taken back and replaced. If you have implanted one
      lately, scan the animal when you next see it. Questions: <a href={site.phoneLink}>{site.phone}</a>.
    </Notice>
  )
}
