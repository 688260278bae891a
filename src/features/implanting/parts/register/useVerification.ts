import { userProfile } from '#features/accounts/contract.ts'
import { useCall } from '#platform/web/useCall.ts'

/** What the implanter may do, and whether it is known that they may do nothing yet. */
export function useVerification() {
  const { data } = useCall(userProfile, {}, { freshFor: 60 })
  const profile = data?.profiles.find(({ type }) => type === 'Implanter')
  return { practice: profile?.practice, mustWait: profile?.isChecked === false }
}
