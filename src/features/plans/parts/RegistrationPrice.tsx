import { Link } from 'react-router'
import { moneyText } from '#platform/text/moneytext.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Notice } from '#ui/Notice.tsx'
import { subscriptionPlansList } from '../contract.ts'
import { ONE_PET } from '../policy.ts'

/** What a registration costs, said before anything is typed, and how it costs nothing. */
export function RegistrationPrice() {
  const plans = useCall(subscriptionPlansList, {}, { freshFor: 600 }).data?.items
  const one = plans?.find(({ code }) => code === ONE_PET)
  const household = plans?.find(({ registrations }) => registrations === null)
  if (!one || !household) return null
  return (
    <Notice title={`Registration costs ${moneyText(one.price.pence)} once. Every change, lookup and message after that is free for ever.`}>
      Every pet in your household costs {moneyText(household.price.pence)}, now and in future. You pay nothing if you have a registration
      code or a credit, or if a breeder, rescue or implanter has paid for you. <Link to={paths.pricingPlans}>See all prices</Link>
    </Notice>
  )
}
