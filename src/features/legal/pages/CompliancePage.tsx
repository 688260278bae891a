import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { CertificateArt } from '#ui/art/spots/CertificateArt.tsx'
import { BannerPage } from '#ui/BannerPage.tsx'
import { Box } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Section } from '#ui/Section.tsx'
import { When } from '#ui/When.tsx'
import { complianceEvidence } from '../contract.ts'
import { Duty } from '../parts/Duty.tsx'
import { dutiesOf } from '../parts/duties.ts'

export const loader = ({ context }: LoaderFunctionArgs) => callFrom(context, complianceEvidence, {})

export const meta = () => [
  { name: 'description', content: `What the law asks of a microchip database, and what ${site.name} can show for each duty, counted now.` },
]

/** The duties of whoever runs a microchip database, each with live evidence. */
export default function CompliancePage() {
  const evidence = useLoaderData<typeof loader>()
  return (
    <BannerPage
      title="What the law asks of us, and what we can show"
      lead="A microchip database in the UK doesn’t get a certificate from anyone. It says itself that it meets the conditions of the law. So here’s each condition, what we do about it, and what the register counts at this moment."
      eyebrow="Compliance"
      actions={
        <ButtonLink weight="plain" to={paths.status}>
          See how things are now
        </ButtonLink>
      }
      art={<CertificateArt size={300} />}
    >
      <Section
        title="The conditions"
        lead={
          <>
            From{' '}
            <a href="https://www.legislation.gov.uk/uksi/2023/468/regulation/7" rel="noopener noreferrer">
              regulation 7 of SI 2023/468
            </a>{' '}
            for England. Wales and Scotland have conditions of the same kind. Northern Ireland’s rules are in{' '}
            <a href="https://www.legislation.gov.uk/nisr/2012/132/part/4" rel="noopener noreferrer">
              part 4 of SR 2012/132
            </a>
            .
          </>
        }
      >
        <Columns component="ol" min="26rem">
          {dutiesOf(evidence).map((duty) => (
            <Duty key={duty.reference} {...duty} />
          ))}
        </Columns>
        <Box component="p" c="dimmed" fz="sm" m="1.25rem 0 0">
          Counted from the live register, <When at={evidence.countedAt} />
        </Box>
      </Section>
      <Section title="Extra rules in Scotland" ground="band">
        <Columns min="20rem">
          <Panel title="The former keeper is told" level={3}>
            When a record gets another keeper, we tell the former one, and how to tell us if it’s wrong. We do this in all four nations.
          </Panel>
          <Panel title="Records are kept" level={3}>
            A dog’s record has to be kept for at least 30 years from its birth. We keep every animal’s record for good, and its number is
            never used twice. <a href={paths.privacyPolicy}>What we delete, and when</a>.
          </Panel>
          <Panel title="Breeders’ licences" level={3}>
            The licence number and the council that issued it are on the record of each puppy, and a later keeper can’t change them.
          </Panel>
        </Columns>
      </Section>
    </BannerPage>
  )
}
