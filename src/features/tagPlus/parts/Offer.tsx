import { useState } from 'react'
import { moneyText } from '#platform/text/moneytext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Agreed } from '#ui/Agreed.tsx'
import { Box } from '#ui/Box.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Ticks } from '#ui/Ticks.tsx'
import { buyTailtagSubscription, tailtagSubscriptionPlansList } from '../contract.ts'
import type { TagPlanCode } from '../plans.ts'
import { PortalButton } from './PortalButton.tsx'

/** What TailTag Plus adds and costs, before it is begun: all that has to be known then (SI 2013/3134 schedule 2). */
export function Offer({ trialDays, hasCard }: { trialDays: number; hasCard: boolean }) {
  const [code, setCode] = useState<TagPlanCode>('plusYearly')
  const query = useCall(tailtagSubscriptionPlansList, {})
  const { run, isPending } = useAction(buyTailtagSubscription, { once: true, then: ({ url }) => window.location.assign(url) })
  return (
    <Loaded what="the plans" query={query} count={1} level={3}>
      {({ plans, adds }) => {
        const chosen = plans.find((plan) => plan.code === code)
        const price = chosen ? `${moneyText(chosen.price.pence)} a ${chosen.every}` : ''
        return (
          <Rows>
            <Ticks lines={adds} />
            <ChoiceCards
              label="How would you like to pay?"
              min="10rem"
              value={code}
              onChange={(value) => setCode(value === 'plusMonthly' ? 'plusMonthly' : 'plusYearly')}
              choices={plans.map((plan) => ({
                value: plan.code,
                label: plan.every === 'month' ? 'Monthly' : 'Yearly',
                hint: `${moneyText(plan.price.pence)} a ${plan.every}`,
              }))}
            />
            <Box component="p" c="dimmed" m={0}>
              {trialDays > 0 ? `Free for ${trialDays} days, then ${price} until you cancel.` : `${price} until you cancel.`} One
              subscription covers all your tags. Cancel here in two clicks at any time. If you cancel within 14 days of the first payment,
              we refund it.
            </Box>
            <FormActions note={<Agreed by="By subscribing" cancel />}>
              <ActionButton busy={isPending} onClick={() => void run({ plan: code })}>
                {trialDays > 0 ? `Try it free for ${trialDays} days` : `Start for ${price}`}
              </ActionButton>
              {hasCard && <PortalButton>What you’ve paid</PortalButton>}
            </FormActions>
          </Rows>
        )
      }}
    </Loaded>
  )
}
