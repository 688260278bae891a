import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Agreed } from '#ui/Agreed.tsx'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { BannerPage } from '#ui/BannerPage.tsx'
import { Box } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { Section } from '#ui/Section.tsx'
import { featuresList, subscriptionPlansList } from '../contract.ts'
import { AlwaysFree } from '../parts/pricing/AlwaysFree.tsx'
import { grouped } from '../parts/pricing/forwhom.ts'
import { PlanTile } from '../parts/pricing/PlanTile.tsx'
import { FREE_WAYS } from '../policy.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [plans, features] = await Promise.all([
    callFrom(context, subscriptionPlansList, {}).catch(noAnswer),
    callFrom(context, featuresList, {}).catch(noAnswer),
  ])
  return { plans: plans?.items ?? [], features: features?.items ?? [] }
}

const noAnswer = () => null

const description =
  'What it costs to register a pet’s microchip. You pay once, for your pet’s whole life. Changes, lookups and alerts are free.'

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `${site.name}: plans and prices` },
  { property: 'og:description', content: description },
]

/** The plans side by side, and what is always free. */
export default function PricingPage() {
  const { plans, features } = useLoaderData<typeof loader>()
  const { revalidate, state } = useRevalidator()
  const { keepers, professionals } = grouped(plans)
  if (plans.length === 0)
    return (
      <Page title="Plans and prices">
        <ErrorState title="We couldn’t load the plans" retrying={state === 'loading'} onRetry={() => void revalidate()}>
          Try again in a minute. You can still look up a chip.
        </ErrorState>
      </Page>
    )
  return (
    <BannerPage
      title="Plans and prices"
      lead="You pay once, and your pet stays on the register for life. Every change, lookup and message after that is free for ever, and we never remove a pet because of an unpaid bill."
      art={<CelebrationArt size={320} />}
    >
      <Section
        title="For you and your pets"
        lead="New here? Register your pet first. You’ll choose a plan as you go."
        actions={
          <ButtonLink to={paths.customerRegister} weight="plain">
            Register a pet
          </ButtonLink>
        }
      >
        <Columns min="19rem">
          {keepers.map((plan) => (
            <PlanTile key={plan.code} plan={plan} features={features} />
          ))}
        </Columns>
        <Box component="p" m="1rem 0 0">
          {FREE_WAYS}
        </Box>
        <Box component="p" c="dimmed" fz="sm" m="0.5rem 0 0">
          <Agreed by="By buying a plan" cancel />
        </Box>
      </Section>
      <AlwaysFree features={features} />
      {professionals.length > 0 && (
        <Section
          title="For breeders, implanters and rescues"
          lead="Buy credits to register animals, and the new keepers pay nothing. Credits you buy never expire, and we use any free ones first."
        >
          <Columns min="15.5rem">
            {professionals.map((plan) => (
              <PlanTile key={plan.code} plan={plan} features={features} />
            ))}
          </Columns>
        </Section>
      )}
    </BannerPage>
  )
}
