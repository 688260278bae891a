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
      title={`${oldest.petName ?? oldest.shown} has had no keeper since you registered it ${oldest.ageDays} days ago`}
      action={
        <ButtonLink weight="plain" size="sm" to={`${paths.manageChips}?${new URLSearchParams({ view: 'implanted', sort: '-age' })}`}>
          See animals waiting longest
        </ButtonLink>
      }
    >
      Until a keeper confirms that an animal is theirs, finders will reach you. Try reminding the keeper: they may have missed our e-mail or
      text. If you had the wrong contact details, ask again with the right ones. It’s free.{' '}
      {oldest.ageDays >= STAFF_DAYS ? 'It’s on our staff’s list.' : `After ${STAFF_DAYS} days our staff will look into it.`}
    </Notice>
  )
}

/** IMPLANT-6 Days after which Staff have it on their list. */
const STAFF_DAYS = 30
