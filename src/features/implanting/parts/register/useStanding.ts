import { userProfile } from '#features/accounts/contract.ts'
import { useAsk } from '#platform/web/useAsk.ts'

/** What the implanter may do, and whether it is known that they may do nothing yet. */
export function useStanding() {
  const { data } = useAsk(userProfile, {}, { freshFor: 60 })
  const profile = data?.profiles.find(({ type }) => type === 'Implanter')
  return { practice: profile?.practice, mustWait: profile?.isChecked === false }
}
