import type { ReactNode } from 'react'
import { userProfile } from '#features/accounts/contract.ts'
import type { Account } from '#features/accounts/kit/account.ts'
import { EndingNotice } from '#features/accounts/kit/EndingNotice.tsx'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'

type Profile = Account['profiles'][number]

/** What an organisation can do while we check it, and how to help us check; once it is verified, only that this ends. */
export function VerificationNotice() {
  const { data } = useCall(userProfile, {}, { freshFor: 60 })
  const profile = data?.profiles.find(({ type }) => type === 'Welfare')
  if (profile?.ends) return <EndingNotice profile={profile} action={<Evidence words="Renew verification" />} />
  return profile && notices[profile.standing]?.(profile)
}

const MEANWHILE =
  'Until then, you can look up chips, write to keepers through us and see animals looking for a home. Once you’re verified, you can see keepers’ details, take animals in and offer them for adoption.'

const notices: Partial<Record<Profile['standing'], (profile: Profile) => ReactNode>> = {
  refused: ({ why }) => (
    <Notice kind="warning" title="We couldn’t verify your organisation" action={<Evidence words="Send different evidence" />}>
      {why ?? 'Your evidence didn’t show who you are.'} Send us different evidence and we’ll look again.
    </Notice>
  ),
  applied: ({ evidence }) => (evidence === 0 ? <NothingSent /> : <BeingChecked />),
}

function NothingSent() {
  return (
    <Notice kind="warning" title="Show us who you are" action={<Evidence words="Upload evidence" />}>
      Send us your charity or practice registration, or a letter from the council on headed notepaper. {MEANWHILE}
    </Notice>
  )
}

function BeingChecked() {
  return (
    <Notice title="We’re checking your organisation" action={<Evidence words="Add more evidence" />}>
      We’ve got your evidence and usually reply within 2 working days. {MEANWHILE}
    </Notice>
  )
}

function Evidence({ words }: { words: string }) {
  return (
    <ButtonLink weight="plain" size="sm" to={paths.profile}>
      {words}
    </ButtonLink>
  )
}
