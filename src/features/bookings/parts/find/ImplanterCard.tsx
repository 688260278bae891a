import { IconVaccine } from '@tabler/icons-react'
import { Link } from 'react-router'
import { awayWords } from '#features/accounts/awayWords.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Mark } from '#ui/Mark.tsx'
import { Money } from '#ui/Money.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import { type Found, kindsText, ratingText, roadText, roleText, timesText } from '../words.ts'

interface ImplanterCardProps {
  implanter: Found
  /** What was searched for, to go on with. */
  asked: ReadonlyMap<string, string>
}

/** One implanter in the list. */
export function ImplanterCard({ implanter, asked }: ImplanterCardProps) {
  const { id, name, phone, away, town, role, metres, visit, price, next, rating, dbs } = implanter
  const link = paths.implanter(id, { ...Object.fromEntries([...asked].filter(([by]) => by !== 'sort')), visit })
  return (
    <RequestCard
      picture={
        <Mark size="lg">
          <IconVaccine size={28} aria-hidden="true" />
        </Mark>
      }
      title={<Link to={link}>{name}</Link>}
      line={`${roleText[role]} in ${town}, ${roadText(metres)}`}
      tag={{ label: ratingText(rating), tone: rating ? 'good' : 'quiet' }}
      level={2}
      actions={
        <ButtonLink to={link} size="sm">
          See times and book
        </ButtonLink>
      }
    >
      <p>
        <b>
          <Money pence={price.pence} />
        </b>{' '}
        {visit === 'home' ? 'at your home' : 'at the clinic'}
      </p>
      {away && <p>{awayWords(away)}</p>}
      {phone && (
        <p>
          Phone: <a href={`tel:${phone}`}>{shownPhone(phone)}</a>
        </p>
      )}
      <p>{next ? `Next free: ${timesText(next)}` : 'No free times at the moment'}</p>
      <Box component="p" c="dimmed">
        {kindsText(implanter)}. Certificate {implanter.certificate}.
        {dbs && (dbs.seenAt ? ' We’ve seen their DBS certificate.' : ' They say they’re DBS checked.')}
      </Box>
    </RequestCard>
  )
}
