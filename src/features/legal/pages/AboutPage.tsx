import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { registerFigures } from '#features/lookup/contract.ts'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { HeroScene } from '#ui/art/HeroScene.tsx'
import { BannerPage } from '#ui/BannerPage.tsx'
import { Box } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Prose } from '#ui/Prose.tsx'
import { Section } from '#ui/Section.tsx'
import { When } from '#ui/When.tsx'
import { operatorDetails } from '../contract.ts'
import { BELIEFS, factsOf } from '../parts/about.tsx'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [operator, figures] = await Promise.all([
    callFrom(context, operatorDetails, {}),
    callFrom(context, registerFigures, {}).catch(() => null),
  ])
  return { operator, figures }
}

const description = `Who runs ${site.name}, what we believe a microchip register should be, and how large it is just now.`

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `About ${site.name}` },
  { property: 'og:description', content: description },
]

/** Who we are and why. */
export default function AboutPage() {
  const { operator, figures } = useLoaderData<typeof loader>()
  return (
    <BannerPage
      title="A register built to get lost pets home"
      lead={`When someone scans a lost pet, they should get the right answer, day or night, for free. ${site.name} is a microchip register for the United Kingdom.`}
      eyebrow="About us"
      actions={
        <>
          <ButtonLink to={paths.customerRegister}>Register a pet</ButtonLink>
          <ButtonLink weight="plain" to={paths.home}>
            Look up a chip
          </ButtonLink>
        </>
      }
      art={<HeroScene />}
    >
      <Section title="What we believe">
        <Columns min="20rem">
          {BELIEFS.map(({ Icon, title, says }) => (
            <Panel icon={<Icon size={26} stroke={1.8} />} title={title} level={3} key={title}>
              {says}
            </Panel>
          ))}
        </Columns>
      </Section>
      {figures && (
        <Section title="The register just now" ground="band">
          <Columns component="dl" min="12rem" fill>
            {factsOf(figures).map(({ label, value }) => (
              <div key={label}>
                <Box component="dd" c="var(--ui-good-text)" ff="heading" fz="clamp(2rem, 1.6rem + 1.6vw, 3rem)" fw={600} lh={1.1}>
                  {value}
                </Box>
                <Box component="dt" mt="0.25rem">
                  {label}
                </Box>
              </div>
            ))}
          </Columns>
          <Box component="p" c="dimmed" fz="sm" m="1rem 0 0">
            Counted from the live register, <When at={figures.countedAt} />.
          </Box>
        </Section>
      )}
      <Section title="Who runs it">
        <Columns min="20rem">
          <Panel title={operator.name} level={3}>
            <FactList
              facts={[
                { label: 'Address', value: operator.address },
                { label: 'Company number', value: operator.companyNumber },
                { label: 'Telephone', value: <a href={site.phoneLink}>{site.phone}</a> },
                ...site.hours.map(({ days, times }) => ({ label: days, value: times })),
              ]}
            />
            <Box component="p" c="dimmed" fz="sm" m="0.75rem 0 0">
              {site.outsideHours} The chip search works day and night.
            </Box>
          </Panel>
          <Panel title="Check us" level={3}>
            <Prose>
              <p>
                The law gives duties to anyone who runs a microchip database in the UK.{' '}
                <a href={paths.compliance}>See each duty and what we can show</a>, and{' '}
                <a href={paths.status}>how each part is working just now</a>.
              </p>
              <p>
                Read <a href={paths.privacyPolicy}>who can see your details</a>, or <a href={paths.contactUs}>ask us</a>.
              </p>
            </Prose>
          </Panel>
        </Columns>
      </Section>
    </BannerPage>
  )
}
