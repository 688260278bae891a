import { AwayNotice } from '#features/accounts/kit/AwayNotice.tsx'
import { WriteForm } from '#features/chat/kit/WriteForm.tsx'
import { listed } from '#platform/listed.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { paths } from '#src/paths.ts'
import { WithAside } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Ticks } from '#ui/Ticks.tsx'
import type { PublicBreeder } from '../../shapes.ts'
import { licenceText } from './words.ts'

/** What anybody may know of a breeder, and a form to write to them. */
export function OneBreeder({ breeder }: { breeder: PublicBreeder }) {
  const { id, name, phone, town, breeds, away } = breeder
  return (
    <Page title={name} lead={`A breeder in ${town}.`} crumbs={[{ label: 'Find a breeder', to: paths.breeders }]}>
      <WithAside
        aside={
          <>
            <Panel title="About this breeder">
              <FactList
                facts={[
                  { label: 'Breeds', value: breeds.length > 0 && listed(breeds) },
                  { label: 'Licence', value: licenceText(breeder) },
                  ...(phone ? [{ label: 'Phone', value: <a href={`tel:${phone}`}>{shownPhone(phone)}</a> }] : []),
                  { label: 'Place', value: town },
                ]}
              />
            </Panel>
            <Panel title="Before you buy" look="sunk">
              <Ticks
                lines={[
                  'See the puppy or kitten with its mother, where it was born',
                  'Don’t take one home before it’s 8 weeks old',
                  'It must be microchipped before it’s sold',
                  'The breeder makes you its keeper on the register',
                ]}
              />
            </Panel>
          </>
        }
      >
        <AwayNotice away={away} name={name} />
        <Panel title={`Write to ${name}`}>
          <WriteForm listedId={id} hint="Say what you’re looking for, and when. They won’t see your e-mail address or your number." />
        </Panel>
      </WithAside>
    </Page>
  )
}
