import { Link } from 'react-router'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { Box } from '#ui/Box.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { animalsText, statusWords, timesText, type Visit } from '../words.ts'
import { VisitActs } from './VisitActs.tsx'

/** A visit in a list, for the side that looks. */
export function VisitCard({ visit, level = 3 }: { visit: Visit; level?: 2 | 3 }) {
  const { id, status, side, startsAt, endsAt, animals, address, phone, price, answerBy, proposal } = visit
  const { label, tone } = statusWords[status]
  const link = side === 'implanter' ? paths.implanterBooking(id) : paths.booking(id)
  return (
    <Panel
      title={<Link to={link}>{visit.with}</Link>}
      level={level}
      lead={timesText({ startsAt, endsAt })}
      actions={<StatusTag tone={tone}>{label}</StatusTag>}
      footer={<VisitActs visit={visit} few />}
    >
      <Box component="p" m={0} style={{ overflowWrap: 'anywhere' }}>
        {visit.visit === 'home' ? 'Home visit' : 'At the clinic'}
        {address && `, ${address}`}, for {animalsText(animals)}. {moneyText(price.total.pence)}.{phone && ` Phone ${phone}.`}
      </Box>
      {proposal && (
        <Box component="p" m="0.25rem 0 0">
          Proposed instead: {timesText(proposal)}.
        </Box>
      )}
      {answerBy && (
        <Box component="p" c="dimmed" m="0.25rem 0 0">
          Ends {whenText(answerBy)} if no one answers.
        </Box>
      )}
    </Panel>
  )
}
