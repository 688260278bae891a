import { Link, useNavigate } from 'react-router'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Steps } from '#ui/Steps.tsx'
import { useTitleFocus } from '#ui/useTitleFocus.ts'
import { userProfile } from '../../contract.ts'
import { OtpForm } from '../signing/OtpForm.tsx'
import { titlesOf } from './steps.ts'

const TITLES = titlesOf(null)

/** What is left to do for somebody who has an account: to confirm the mobile number, where it is not. `onwards` is the page that follows. */
export function SignedInAlready({ onwards }: { onwards: string }) {
  const query = useCall(userProfile, {})
  const { data: account } = query
  const navigate = useNavigate()
  const mobile = account?.mobileWaiting ?? account?.mobile
  if (!account)
    return (
      <Page width="narrow" title="Create an account">
        <Loaded what="your account" query={query} count={4} />
      </Page>
    )
  if (account.mobileVerified || !mobile) return <NothingLeft name={account.name} onwards={onwards} />
  return (
    <ConfirmMobile mobile={mobile} emailToConfirm={account.emailVerified ? null : account.email} onDone={() => void navigate(onwards)} />
  )
}

function ConfirmMobile({ mobile, emailToConfirm, onDone }: { mobile: string; emailToConfirm: string | null; onDone: () => void }) {
  useTitleFocus()
  return (
    <Page width="narrow" title="Confirm your mobile number" lead="Your account is open. One last thing, so we can be sure of reaching you.">
      <Rows>
        <Steps steps={TITLES} current={TITLES.length - 1} />
        <Panel look="raised">
          <OtpForm mobile={mobile} onDone={onDone} onLater={onDone} />
        </Panel>
        {emailToConfirm && (
          <Notice title="Check your e-mail too">
            We’ve sent a link to {emailToConfirm}. Follow it within 24 hours to confirm the address.
          </Notice>
        )}
      </Rows>
    </Page>
  )
}

function NothingLeft({ name, onwards }: { name: string; onwards: string }) {
  return (
    <Page width="narrow" title="You already have an account">
      <Panel look="raised">
        <EmptyState art={<CelebrationArt />} title={`You’re signed in as ${name}`} action={<ButtonLink to={onwards}>Continue</ButtonLink>}>
          One account holds all your pets. Your details are in <Link to={paths.profile}>your profile</Link>.
        </EmptyState>
      </Panel>
    </Page>
  )
}
