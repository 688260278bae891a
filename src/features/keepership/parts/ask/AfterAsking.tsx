import type * as z from 'zod'
import { groupChipNumber, ungrouped } from '#knowledge/chipnumbers/group.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import type { Crumb } from '#ui/Crumbs.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { useTitleFocus } from '#ui/useTitleFocus.ts'
import { ANSWER_DAYS } from '../../lifecycle.ts'
import type { ClaimStatus } from '../../shapes.ts'

type Status = z.output<typeof ClaimStatus>

export interface AskedJustNow {
  chipNumber: string
  status: Status
  answerBy: string | null
}

/** The request is made: what happens now, and where to follow it. */
export function AfterAsking({ asked, crumbs }: { asked: AskedJustNow; crumbs: readonly Crumb[] }) {
  useTitleFocus()
  return (
    <Page title="Your request is with us" crumbs={crumbs} width="text">
      <EmptyState
        art={<MessageRelayArt />}
        title={`Chip ${groupChipNumber(ungrouped(asked.chipNumber))}`}
        action={<ButtonLink to={`${paths.requests}?show=mine`}>Follow my request</ButtonLink>}
      >
        <div>{nextText(asked)}</div>
        <div>
          We write to you at every step. Until the record moves, the register leads finders to its present keeper. Questions? Call us on{' '}
          <a href={site.phoneLink}>{site.phone}</a>.
        </div>
      </EmptyState>
    </Page>
  )
}

function nextText({ status, answerBy }: AskedJustNow): string {
  return (
    waits[status] ??
    (answerBy ? `The keeper has been asked and can answer until ${whenText(answerBy, 'day')}.` : 'The keeper has been asked.')
  )
}

/** What a request waits for before its keeper is asked. */
const waits: Partial<Record<Status, string>> = {
  evidenceReview: `Our staff look at what you sent first. Then the keeper is asked and has ${ANSWER_DAYS} days.`,
  held: 'The keeper has been told. The request goes on once the council has released the animal to you: tell us here.',
  blockedMissing:
    'This animal is reported missing or stolen. Its keeper has been told, and nothing moves by itself. Our staff will be in touch.',
}
