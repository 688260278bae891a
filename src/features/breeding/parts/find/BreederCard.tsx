import { IconPaw } from '@tabler/icons-react'
import { Link } from 'react-router'
import { awayWords } from '#features/accounts/awayWords.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { listed } from '#platform/listed.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Mark } from '#ui/Mark.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import type { searchBreeders } from '../../contract.ts'
import { licenceText, whereText } from './words.ts'

type Found = AnswerOf<typeof searchBreeders>['items'][number]

/** One breeder in the list. */
export function BreederCard({ breeder }: { breeder: Found }) {
  const { id, name, phone, away, town, distanceKm, breeds, licence } = breeder
  const link = paths.breeder(id)
  return (
    <RequestCard
      picture={
        <Mark size="lg">
          <IconPaw size={28} aria-hidden="true" />
        </Mark>
      }
      title={<Link to={link}>{name}</Link>}
      line={whereText(town, distanceKm)}
      tag={licence ? { label: 'Licensed', tone: 'good' } : { label: 'No licence given', tone: 'quiet' }}
      level={2}
      actions={
        <ButtonLink to={link} size="sm">
          See {name} and write
        </ButtonLink>
      }
    >
      {away && <p>{awayWords(away)}</p>}
      <p>{breeds.length > 0 ? listed(breeds) : 'No litters in the last 5 years'}</p>
      <p>{licenceText(breeder)}</p>
      {phone && (
        <p>
          Phone: <a href={`tel:${phone}`}>{shownPhone(phone)}</a>
        </p>
      )}
    </RequestCard>
  )
}
