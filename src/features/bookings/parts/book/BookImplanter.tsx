import { AwayNotice } from '#features/accounts/kit/AwayNotice.tsx'
import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { WithAside } from '#ui/Columns.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { getImplanter } from '../../contract.ts'
import { ImplantersMap } from '../find/ImplantersMap.tsx'
import { ratingText, roleText } from '../words.ts'
import { AboutImplanter } from './AboutImplanter.tsx'
import { BookingForm } from './BookingForm.tsx'
import { Reviews } from './Reviews.tsx'

export type Implanter = AnswerOf<typeof getImplanter>

/** One implanter, and the way to book them. */
export function BookImplanter({ implanter }: { implanter: Implanter }) {
  const { id, name, town, role, rating, about, away } = implanter
  return (
    <Page
      title={name}
      lead={`${roleText[role]} in ${town}. ${ratingText(rating)}.`}
      crumbs={[{ label: 'Book microchipping', to: paths.implanters }]}
    >
      <WithAside
        aside={
          <>
            <AboutImplanter implanter={implanter} />
            <Panel title="Where" lead={`In or near ${town}. You’ll see the full address once your visit is confirmed.`}>
              <ImplantersMap items={[implanter]} />
            </Panel>
          </>
        }
      >
        <AwayNotice away={away} name={name} />
        {about && <Panel look="sunk">{about}</Panel>}
        <BookingForm implanter={implanter} />
        <Reviews implanterId={id} />
      </WithAside>
    </Page>
  )
}
