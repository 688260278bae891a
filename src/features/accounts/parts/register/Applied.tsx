import { useState } from 'react'
import { useCall } from '#platform/web/useCall.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Steps } from '#ui/Steps.tsx'
import { focusTitle, useTitleFocus } from '#ui/useTitleFocus.ts'
import { userProfile } from '../../contract.ts'
import type { Account } from '../../kit/account.ts'
import { EvidenceForm } from '../../kit/evidence/EvidenceForm.tsx'
import { OtpForm } from '../signing/OtpForm.tsx'
import type { Profession } from './professions.ts'
import { titlesOf } from './steps.ts'
import { Verification } from './Verification.tsx'

/** What is left to do once somebody has registered for a trade: to confirm the mobile number, and to show the trade. */
export function Applied({ profession }: { profession: Profession }) {
  const query = useCall(userProfile, {})
  const { data: account } = query
  const [later, setLater] = useState(false)
  if (!account)
    return (
      <Page width="text" title={profession.title}>
        <Loaded what="your account" query={query} count={4} />
      </Page>
    )
  const mobile = account.mobileWaiting ?? account.mobile
  const isNew = account.profiles.every(({ type, evidence }) => type !== profession.work || evidence === 0)
  if (mobile && !account.mobileVerified && isNew && !later)
    return <ConfirmMobile profession={profession} mobile={mobile} onDone={() => setLater(true)} />
  return <ShowIt profession={profession} account={account} />
}

function ConfirmMobile({ profession: { work }, mobile, onDone }: { profession: Profession; mobile: string; onDone: () => void }) {
  useTitleFocus()
  const titles = titlesOf(work)
  return (
    <Page width="text" title="Confirm your mobile number" lead="Your account is open. Next, you can show us your work.">
      <Steps steps={titles} current={titles.length - 1} />
      <Panel look="raised">
        <OtpForm mobile={mobile} onDone={onDone} onLater={onDone} />
      </Panel>
    </Page>
  )
}

function ShowIt({ profession, account }: { profession: Profession; account: Account }) {
  useTitleFocus()
  const { work, dashboard } = profession
  const profile = account.profiles.find(({ type }) => type === work)
  const wantsEvidence = profile?.wantsEvidence === true
  const onwards = <ButtonLink to={dashboard}>Go to your dashboard</ButtonLink>
  return (
    <Page width="text" title={profession.registered}>
      <Rows>
        <Verification profession={profession} profile={profile} action={!wantsEvidence && onwards} />
        <Panel
          title={wantsEvidence ? 'Show us your work' : 'Send more evidence'}
          lead="Our staff check it and write to you. We aim to answer within two working days."
          look={wantsEvidence ? 'raised' : 'plain'}
        >
          <EvidenceForm
            key={profile?.evidence}
            profileType={work}
            onSent={focusTitle}
            later={
              wantsEvidence && (
                <ButtonLink weight="plain" to={dashboard}>
                  Do this later
                </ButtonLink>
              )
            }
          />
        </Panel>
      </Rows>
    </Page>
  )
}
