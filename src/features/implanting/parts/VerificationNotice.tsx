import type { ReactNode } from 'react'
import { userProfile } from '#features/accounts/contract.ts'
import { EndingNotice } from '#features/accounts/kit/EndingNotice.tsx'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'

/** What an implanter can do while we check their certificate, and how to help us check; once it is verified, only that this ends. */
export function VerificationNotice() {
  const { data } = useCall(userProfile, {}, { freshFor: 60 })
  const profile = data?.profiles.find(({ type }) => type === 'Implanter')
  if (profile?.ends) return <EndingNotice profile={profile} action={<Evidence words="Renew verification" to={paths.profile} />} />
  return profile && NOTICES[profile.standing]?.(profile)
}

type Profile = AnswerOf<typeof userProfile>['profiles'][number]

/** What is to be said of each verification. */
export const NOTICES: Record<Profile['standing'], ((profile: Profile) => ReactNode) | null> = {
  active: null,
  verified: null,
  applied: checking,
  expired: checking,
  refused: ({ why }) => (
    <Notice kind="warning" title="We couldn’t verify your certificate" action={<Evidence words="Send different evidence" />}>
      {why ?? 'Your evidence didn’t show your training.'} Send us different evidence and we’ll look again.
    </Notice>
  ),
}

function checking({ evidence }: Profile) {
  if (evidence === 0)
    return (
      <Notice kind="warning" title="Show us your certificate" action={<Evidence words="Upload evidence" />}>
        Send us your training certificate, or your registration as a vet or vet nurse. {MEANWHILE}
      </Notice>
    )
  return (
    <Notice title="We’re checking your certificate" action={<Evidence words="Add more evidence" />}>
      We’ve got your evidence and usually reply within 2 working days. {MEANWHILE}
    </Notice>
  )
}

const MEANWHILE = 'You can order chips and register animals once you’re verified.'

function Evidence({ words, to = paths.registerImplanter }: { words: string; to?: string }) {
  return (
    <ButtonLink weight="plain" size="sm" to={to}>
      {words}
    </ButtonLink>
  )
}
