import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { registerFigures } from '#features/lookup/contract.ts'
import { priceWords } from '#features/plans/policy.ts'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { BannerPage } from '#ui/BannerPage.tsx'
import { Group } from '#ui/Box.tsx'
import { Section } from '#ui/Section.tsx'
import { ChippingDay } from '../parts/ChippingDay.tsx'
import { Costs } from '../parts/Costs.tsx'
import { DeadlineCalculator } from '../parts/DeadlineCalculator.tsx'
import { NationLaws } from '../parts/NationLaws.tsx'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const figures = await callFrom(context, registerFigures, {}).catch(() => null)
  return { price: priceWords(figures?.registrationCosts.pence ?? null) }
}

const description =
  'Must my dog or cat be microchipped, and by when? The law in England, Scotland, Wales and Northern Ireland, what happens on the day, and what it costs.'

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `Microchipping your pet: ${site.name}` },
  { property: 'og:description', content: description },
]

/** What the law asks, by when, what happens on the day and what it costs. */
export default function MicrochippingPage() {
  const { price } = useLoaderData<typeof loader>()
  return (
    <BannerPage
      title="What a microchip does, and when your pet needs one"
      lead="Dogs across the UK must have one, and so must cats in England. Here’s what the law asks of you, by when, what happens on the day and what it costs."
      eyebrow="Microchipping"
      actions={
        <>
          <ButtonLink to={paths.implanters}>Book a chip</ButtonLink>
          <ButtonLink weight="plain" to={`${paths.microchipping}#deadline`}>
            Work out your date
          </ButtonLink>
        </>
      }
      art={<ScanChipArt size={360} />}
    >
      <Section
        id="deadline"
        title="By when must my pet be chipped?"
        lead="Tell us what it is, where it lives and when it was born. We work it out on your device, and nothing is sent to us."
      >
        <DeadlineCalculator />
      </Section>
      <NationLaws />
      <ChippingDay />
      <Costs price={price} />
      <Group gap="0.75rem">
        <ButtonLink to={paths.implanters}>Book a chip</ButtonLink>
        <ButtonLink weight="plain" to={paths.customerRegister}>
          Register a pet
        </ButtonLink>
        <ButtonLink weight="plain" to={paths.faq('about-chips')}>
          More questions about chips
        </ButtonLink>
      </Group>
    </BannerPage>
  )
}
