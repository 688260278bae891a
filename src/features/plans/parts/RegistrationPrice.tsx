import { Link } from 'react-router'
import { moneyText } from '#platform/text/moneytext.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Box } from '#ui/Box.tsx'
import { subscriptionPlansList } from '../contract.ts'
import { ONE_PET } from '../policy.ts'

/** What a registration costs, said before anything is typed, and how it costs nothing. */
export function RegistrationPrice() {
  const plans = useCall(subscriptionPlansList, {}, { freshFor: 600 }).data?.items
  const one = plans?.find(({ code }) => code === ONE_PET)
  if (!one) return null
  return (
    <Box component="p" c="dimmed" fz="sm" m={0}>
      <b>Registration costs {moneyText(one.price.pence)} once. Every change, lookup and message after that is free for ever.</b> With a
      registration code or a credit, or if a breeder, rescue or implanter has paid, it’s free.{' '}
      <Link to={paths.pricingPlans}>See prices</Link>
    </Box>
  )
}
