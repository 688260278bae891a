import { IconCalendarEvent } from '@tabler/icons-react'
import { Link } from 'react-router'
import { shownMobile } from '#platform/text/mobile.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { Mark } from '#ui/Mark.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import { proposalTitle, requestTitle } from '../../waitwords.ts'
import { animalsText, statusWords, timesText, type Visit } from '../words.ts'
import { VisitActs } from './VisitActs.tsx'

/** A visit in a list, for the side that looks. */
export function VisitCard({ visit, level = 3 }: { visit: Visit; level?: 2 | 3 }) {
  const { id, status, side, startsAt, endsAt, animals, address, phone, price, answerBy, proposal } = visit
  const link = side === 'implanter' ? paths.implanterBooking(id) : paths.booking(id)
  return (
    <RequestCard
      picture={
        <Mark size="lg">
          <IconCalendarEvent size={28} aria-hidden="true" />
        </Mark>
      }
      title={<Link to={link}>{titleOf(visit)}</Link>}
      line={timesText({ startsAt, endsAt })}
      tag={statusWords[status]}
      level={level}
      actions={<VisitActs visit={visit} few />}
    >
      <p>
        {visit.visit === 'home' ? 'Home visit' : 'At the clinic'}
        {address && `, ${address}`}
        {animals.length > 0 && `, for ${animalsText(animals)}`}. {moneyText(price.total.pence)}.{phone && ` Phone ${shownMobile(phone)}.`}
      </p>
      {proposal && <p>Proposed instead: {timesText(proposal)}.</p>}
      {answerBy && (
        <p>
          {visit.absence
            ? `To be answered by ${whenText(answerBy)}.`
            : `Ends ${whenText(answerBy)} if ${isAskedOfMe(visit) ? 'you don’t' : 'they don’t'} answer.`}
        </p>
      )}
    </RequestCard>
  )
}

/** Whether the answer that’s awaited is this side’s. */
const isAskedOfMe = ({ side, can, proposal }: Visit) => can.answer === true || (proposal !== null && proposal.by !== side)

/** Who the other side is, or what they ask. */
function titleOf({ side, can, proposal, with: other }: Visit): string {
  if (can.answer === true) return requestTitle(other)
  return proposal && proposal.by !== side ? proposalTitle(other) : other
}
