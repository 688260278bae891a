import { FREE_WAYS } from '#features/plans/policy.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Section } from '#ui/Section.tsx'

/** What the chip costs, and what the register costs. */
export function Costs({ price }: { price: string }) {
  return (
    <Section title="What it costs">
      <Columns min="17rem">
        <Panel
          title="The chip"
          level={3}
          footer={
            <ButtonLink weight="plain" size="sm" to={paths.implanters}>
              Compare prices near you
            </ButtonLink>
          }
        >
          Each implanter sets their own price. You see what it’s made of, for your animals and your address, before you book. Some charities
          and councils chip pets for free or for less.
        </Panel>
        <Panel
          title="The register"
          level={3}
          footer={
            <ButtonLink weight="plain" size="sm" to={paths.pricingPlans}>
              See plans and prices
            </ButtonLink>
          }
        >
          {price} {FREE_WAYS}
        </Panel>
        <Panel
          title="Free chips"
          level={3}
          footer={
            <ButtonLink weight="plain" size="sm" to={paths.freeChips}>
              Ask for free chips
            </ButtonLink>
          }
        >
          Are you a charity, a breeder or a landlord, or do you run an event where pets could be chipped? Tell us what you’d use them for.
        </Panel>
      </Columns>
    </Section>
  )
}
