import { Link } from 'react-router'
import type { RegistrationPriceProps } from '#features/accounts/kit/points.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Box } from '#ui/Box.tsx'
import { subscriptionPlansList } from '../contract.ts'
import { FREE_WAYS, ONE_PET, priceWords } from '../policy.ts'

/** What a registration costs, said before anything is typed, and how it costs nothing; to a professional, who pays. The figure itself comes a moment later. */
export function RegistrationPrice({ by }: RegistrationPriceProps) {
  const plans = useCall(subscriptionPlansList, {}, { freshFor: 600 }).data?.items
  const one = plans?.find(({ code }) => code === ONE_PET)
  return (
    <Box component="p" c="dimmed" fz="sm" m={0}>
      <b>{priceWords(one?.price.pence ?? null)}</b> {by ? WHO_PAYS[by] : FREE_WAYS} <Link to={paths.pricingPlans}>See prices</Link>
    </Box>
  )
}

const WHO_PAYS = {
  Breeder: 'You can pay for your animals, with credits that cost less, or leave it to each buyer. This account is free.',
  Welfare: 'You can pay for your animals, with credits that cost less, or leave it to each new keeper. This account is free.',
  Implanter: 'The keeper pays, unless you use one of your credits. This account is free.',
}
