import { AwayNotice } from '#features/accounts/kit/AwayNotice.tsx'
import { WriteForm } from '#features/chat/kit/WriteForm.tsx'
import { listed } from '#platform/listed.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { WithAside } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Ticks } from '#ui/Ticks.tsx'
import { breederListing } from '../../contract.ts'
import type { PublicBreeder } from '../../shapes.ts'
import { licenceText } from './words.ts'

/** What anybody may know of a breeder, and a form to write to them. */
export function OneBreeder({ breeder }: { breeder: PublicBreeder }) {
  const { id, name, phone, about, website, town, breeds, away } = breeder
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
                  ...(website
                    ? [
                        {
                          label: 'Website',
                          value: (
                            <a href={website} rel="nofollow noopener ugc">
                              {website.replace(/^https?:\/\/|\/$/g, '')}
                            </a>
                          ),
                        },
                      ]
                    : []),
                  { label: 'Place', value: town },
                ]}
              />
            </Panel>
            <Panel title="Before you buy" look="sunk">
              <Ticks
                lines={[
                  'See the puppy or kitten with its mother, where it was born',
                  'Don’t take one home before it’s 8 weeks old',
                  'A puppy must be microchipped before it’s sold, and so must a kitten in England',
                  'The breeder makes you its keeper on the register',
                ]}
              />
            </Panel>
          </>
        }
      >
        <AwayNotice away={away} name={name} />
        {about && (
          <Panel title="In their own words">
            <Box style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{about}</Box>
          </Panel>
        )}
        <Write id={id} name={name} />
      </WithAside>
    </Page>
  )
}

/** Nobody writes to themselves: a breeder who looks at their own page is led to their listing. */
function Write({ id, name }: Pick<PublicBreeder, 'id' | 'name'>) {
  const session = useSession()
  const { data: mine } = useCall(breederListing, {}, { enabled: session !== null && mayAsk(breederListing, session) })
  if (mine?.id === id)
    return (
      <Panel title="This is your page" lead="It’s how people who look for a breeder see you. They can write to you here.">
        <ButtonLink weight="plain" to={paths.breederListing}>
          Change your listing
        </ButtonLink>
      </Panel>
    )
  return (
    <Panel title={`Write to ${name}`}>
      <WriteForm listedId={id} hint="Say what you’re looking for, and when. They won’t see your e-mail address or your number." />
    </Panel>
  )
}
