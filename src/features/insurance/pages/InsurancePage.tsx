import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { VetArt } from '#ui/art/spots/VetArt.tsx'
import { BannerPage } from '#ui/BannerPage.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Section } from '#ui/Section.tsx'
import { Ticks } from '#ui/Ticks.tsx'
import { getInsuranceTerms } from '../contract.ts'
import { Covers } from '../parts/about/Covers.tsx'
import { HowWePay } from '../parts/about/HowWePay.tsx'
import { InBrief } from '../parts/about/InBrief.tsx'
import { InsurerNotice } from '../parts/about/InsurerNotice.tsx'
import { OFTEN_LEFT_OUT } from '../words.ts'

export const loader = ({ context }: LoaderFunctionArgs) => callFrom(context, getInsuranceTerms, {})

const description =
  'Four kinds of pet insurance side by side, what each doesn’t cover, and every factor that makes the price. A quote in a minute, without an account.'

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `Pet insurance with ${site.name}` },
  { property: 'og:description', content: description },
]

/** What cover there is, what none of it pays for, whose it is and how we’re paid. */
export default function InsurancePage() {
  const { insurer } = useLoaderData<typeof loader>()
  return (
    <BannerPage
      title="Pet insurance"
      lead="See four kinds of cover side by side, with what each leaves out and why it costs what it does. It takes a minute, and you don’t need an account."
      actions={insurer && <ButtonLink to={paths.quote()}>Get a quote</ButtonLink>}
      art={<VetArt size={320} />}
    >
      <Rows>
        <InsurerNotice insurer={insurer} />
        {insurer && <HowWePay insurer={insurer} />}
      </Rows>
      <Section title="Four kinds of cover" lead="From the least to the most. A tick is what it pays for, a cross is what it doesn’t.">
        <Covers />
      </Section>
      <Section
        title="What’s often left out"
        lead="Most pet insurance doesn’t pay for these. The insurer’s own document says what it doesn’t cover."
        ground="band"
      >
        <Ticks lines={OFTEN_LEFT_OUT} crossed />
      </Section>
      {insurer && <InBrief insurer={insurer} />}
    </BannerPage>
  )
}
