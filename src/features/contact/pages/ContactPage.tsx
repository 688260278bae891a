import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { BannerPage } from '#ui/BannerPage.tsx'
import { Box } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { MessageForm } from '../parts/MessageForm.tsx'
import { Sent } from '../parts/Sent.tsx'
import { TOPICS } from '../subjects.ts'

const description = 'Write to us or call us about your pet’s record, a lost or found animal, an order or a message you’re not sure about.'

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `Contact ${site.name}` },
  { property: 'og:description', content: description },
]

/** The ways to reach us, and the form. */
export default function ContactPage() {
  const [params] = useSearchParams()
  const [reference, setReference] = useState('')
  const session = useSession()
  const topic = TOPICS.find((one) => one === params.get('topic')) ?? ''
  return (
    <BannerPage
      title="Contact us"
      lead="You’ll get a reference straight away, and our answer by e-mail."
      art={<MessageRelayArt size={320} />}
    >
      <WithAside aside={<OtherWays />}>
        {reference === '' ? (
          <Panel title="Write to us" look="raised">
            <MessageForm key={`${topic}${session?.sub}`} session={session} topic={topic} onSent={setReference} />
          </Panel>
        ) : (
          <Sent reference={reference}>Our staff will answer by e-mail.</Sent>
        )}
      </WithAside>
    </BannerPage>
  )
}

function OtherWays() {
  return (
    <Rows>
      <Panel title="An animal is hurt or lost?">
        <Box component="p" m="0 0 0.75rem">
          Call us on{' '}
          <Box component="a" fw={700} href={site.phoneLink}>
            {site.phone}
          </Box>
          . If it’s hurt, call the nearest vet first.
        </Box>
        <FactList facts={site.hours.map(({ days, times }) => ({ label: days, value: times }))} />
        <Box component="p" c="dimmed" fz="sm" m="0.75rem 0 0">
          {site.outsideHours} The <a href={paths.home}>chip search</a> works day and night.
        </Box>
      </Panel>
      <Panel title="Perhaps it’s quicker to …" look="sunk">
        <Bullets gap="0.5rem">
          <li>
            <a href={paths.home}>look up a chip and write to its keeper</a>
          </li>
          <li>
            <a href={paths.profile}>change your address or number</a>
          </li>
          <li>
            <a href={paths.isItUs}>check if a message is from us</a>
          </li>
          <li>
            <a href={paths.faq()}>search our answers</a>
          </li>
          <li>
            <a href={paths.freeChips}>ask for free chips</a>
          </li>
          <li>
            <a href={paths.complaints}>read how we deal with complaints</a>
          </li>
        </Bullets>
      </Panel>
    </Rows>
  )
}
