import { moneyText } from '#platform/text/moneytext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { TagArt } from '#ui/art/TagArt.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Section } from '#ui/Section.tsx'
import { Ticks } from '#ui/Ticks.tsx'
import { QUESTIONS, STEPS } from '../parts/about.ts'
import { FREE_WORDS, PLUS_WORDS, TAG_PLANS, TRIAL_DAYS } from '../plans.ts'

const description =
  'A pet tag with your name and address, as the law asks of dogs, and a code that anyone can scan to reach you. Free to use for ever.'

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `TailTag from ${site.name}` },
  { property: 'og:description', content: description },
]

/** What TailTag is: how it works, what is free, what TailTag Plus adds. */
export default function TailTagPage() {
  return (
    <Page
      title="A tag that leads finders to you"
      lead="Your name and address on the back, as the law asks of dogs. On the front, a code that anyone can scan to reach you straight away."
      actions={
        <>
          <ButtonLink to={paths.tailTag}>Design your tag</ButtonLink>
          <ButtonLink weight="plain" to={paths.activateTag()}>
            Activate a tag
          </ButtonLink>
        </>
      }
    >
      <Columns min="5.5rem" gap="sm">
        <TagArt shape="disc" finish="brass" phone={site.phone} label="The front of a brass tag, with a code to scan" />
        <TagArt
          shape="bone"
          finish="pine"
          lines={['A. Keeper', '1 High Street', 'AB1 2CD']}
          label="The back of a green tag, engraved with a name and address"
        />
        <TagArt
          shape="disc"
          finish="steel"
          lines={['A. Keeper', '1 High Street', 'AB1 2CD']}
          label="The back of a steel tag, engraved with a name and address"
        />
      </Columns>
      <Section title="How it works">
        <Columns component="ol" min="14rem">
          {STEPS.map(({ title, says }, index) => (
            <Box component="li" key={title} display="grid" style={{ listStyle: 'none' }}>
              <Panel title={`${index + 1}. ${title}`} level={3}>
                {says}
              </Panel>
            </Box>
          ))}
        </Columns>
      </Section>
      <Section title="Free for ever, and more if you want it" ground="band">
        <Columns min="18rem">
          <Panel title="Every tag" level={3} lead="Free, with no subscription">
            <Ticks lines={FREE_WORDS} />
          </Panel>
          <Panel
            title="TailTag Plus"
            level={3}
            lead={Object.values(TAG_PLANS)
              .map(({ pence, every }) => `${moneyText(pence)} a ${every}`)
              .join(' or ')}
            footer={
              <ButtonLink weight="plain" to={paths.tailTagPlus}>
                Try it free for {TRIAL_DAYS} days
              </ButtonLink>
            }
          >
            <Ticks lines={PLUS_WORDS} />
          </Panel>
        </Columns>
      </Section>
      <Section title="Questions">
        <Columns min="20rem">
          {QUESTIONS.map(({ asks, says }) => (
            <Panel key={asks} title={asks} level={3}>
              {says}
            </Panel>
          ))}
        </Columns>
      </Section>
      <Group gap="0.75rem">
        <ButtonLink to={paths.tailTag}>Design your tag</ButtonLink>
        <ButtonLink weight="plain" to={paths.qrScanner}>
          Scan a tag
        </ButtonLink>
      </Group>
    </Page>
  )
}
