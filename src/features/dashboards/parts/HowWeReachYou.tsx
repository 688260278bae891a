import type { Account } from '#features/accounts/kit/account.ts'
import { shownMobile } from '#platform/text/mobile.ts'
import { unbroken } from '#platform/text/sentence.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { EmailAddress } from '#ui/EmailAddress.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'

/** How the keeper is reached when a pet is found, and how fresh that is. */
export function HowWeReachYou({ account }: { account: Account }) {
  const { email, emailVerified, mobile, mobileVerified, address, secondContact, contactConfirmedAt } = account
  return (
    <Panel
      title="How we reach you"
      lead={contactConfirmedAt ? `You confirmed this on ${whenText(contactConfirmedAt, 'day')}.` : 'Only we see this. Finders never do.'}
      actions={
        <ButtonLink weight="plain" size="sm" to={paths.profile}>
          Change details
        </ButtonLink>
      }
    >
      <FactList
        facts={[
          { label: 'E-mail', value: <EmailAddress>{email}</EmailAddress>, action: <Confirmed is={emailVerified} /> },
          { label: 'Mobile', value: mobile && shownMobile(mobile), action: mobile && <Confirmed is={mobileVerified} /> },
          { label: 'Address', value: address && [address.line1, address.town, unbroken(address.postcode)].filter(Boolean).join(', ') },
          { label: 'Second contact', value: secondContact?.name },
        ]}
      />
    </Panel>
  )
}

function Confirmed({ is }: { is: boolean }) {
  return <StatusTag tone={is ? 'good' : 'watch'}>{is ? 'Confirmed' : 'Not confirmed'}</StatusTag>
}
