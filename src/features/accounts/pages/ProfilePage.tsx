import { useEffect, useRef } from 'react'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { focusTitle } from '#ui/useTitleFocus.ts'
import { changePassword, exportMyData, userProfile } from '../contract.ts'
import type { Account } from '../kit/account.ts'
import { profilePanels } from '../kit/points.ts'
import { useProfession } from '../kit/profession.ts'
import { AwayPanel } from '../parts/profile/AwayPanel.tsx'
import { ClosePanel } from '../parts/profile/ClosePanel.tsx'
import { ClosingNotice } from '../parts/profile/ClosingNotice.tsx'
import { DataPanel } from '../parts/profile/DataPanel.tsx'
import { DetailsPanel } from '../parts/profile/DetailsPanel.tsx'
import { EmailPanel } from '../parts/profile/EmailPanel.tsx'
import { MobilePanel } from '../parts/profile/MobilePanel.tsx'
import { PasswordPanel } from '../parts/profile/PasswordPanel.tsx'
import { ProfilesPanel } from '../parts/profile/ProfilesPanel.tsx'
import { SessionsPanel } from '../parts/profile/SessionsPanel.tsx'
import { StillRight } from '../parts/profile/StillRight.tsx'
import { SecondFactorPanel } from '../parts/profile/secondfactor/SecondFactorPanel.tsx'
import { TellingPanel } from '../parts/profile/TellingPanel.tsx'

export default function ProfilePage() {
  const query = useCall(userProfile, {})
  const { profileLead } = useProfession()
  return (
    <Page title="Your profile" lead={profileLead}>
      <Loaded what="your profile" query={query} shape="cards" count={4}>
        {(account) => <Profile account={account} />}
      </Loaded>
    </Page>
  )
}

function Profile({ account }: { account: Account }) {
  const { closesAt } = account
  const closing = useRef(closesAt)
  const session = useSession()
  // Whoever works as an organisation reaches neither how its account is signed in to nor its end.
  const isOwn = session === null || mayAsk(changePassword, session)
  useEffect(() => {
    if (closing.current === closesAt) return
    closing.current = closesAt
    // What was pressed is gone; what now matters stands at the top.
    focusTitle()
  }, [closesAt])
  return (
    <>
      {isOwn && (closesAt ? <ClosingNotice closesAt={closesAt} /> : <StillRight account={account} />)}
      <WithAside
        aside={
          <Rows>
            {isOwn && <ProfilesPanel account={account} />}
            {isOwn && <PasswordPanel account={account} />}
            <SecondFactorPanel />
            {isOwn && <SessionsPanel />}
            {(!session || mayAsk(exportMyData, session)) && <DataPanel />}
            {isOwn && !closesAt && <ClosePanel />}
          </Rows>
        }
      >
        <Rows>
          <DetailsPanel account={account} />
          {isOwn && <EmailPanel account={account} />}
          {isOwn && <MobilePanel account={account} />}
          {isOwn && <TellingPanel account={account} />}
          <AwayPanel />
          <Extended point={profilePanels} props={{}} />
        </Rows>
      </WithAside>
    </>
  )
}
