import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { getImplanterImplantedChips } from '../../../contract.ts'

/** Says, while an animal has waited longer than a week for its keeper, what helps; nothing otherwise. */
export function WaitingLong() {
  const { data } = useCall(getImplanterImplantedChips, { sort: '-age', pageSize: 1 })
  const oldest = data?.items[0]
  if (!oldest?.isLate) return null
  return (
    <Notice
      kind="warning"
      title={`${oldest.petName ?? oldest.shown} has waited ${oldest.ageDays} days for its keeper`}
      action={
        <ButtonLink weight="plain" size="sm" to={`${paths.manageChips}?${new URLSearchParams({ view: 'implanted', sort: '-age' })}`}>
          See those waiting longest
        </ButtonLink>
      }
    >
      Until a keeper says that an animal is theirs, finders reach you. A word to the keeper often helps: our letter or text may have been
      missed. If the address was wrong, ask again with the right one; it costs nothing. After 30 days our staff look into it.
    </Notice>
  )
}
