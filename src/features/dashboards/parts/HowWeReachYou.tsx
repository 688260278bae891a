import type { Account } from '#features/accounts/parts/profile/account.ts'
import { ConfirmedTag } from '#features/accounts/parts/profile/ConfirmedTag.tsx'
import { shownMobile } from '#features/accounts/parts/signing/mobile.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { whenText } from '#ui/whentext.ts'

/** How the keeper is reached when a pet is found, and how fresh that is. */
export function HowWeReachYou({ account }: { account: Account }) {
  const { email, emailVerified, mobile, mobileVerified, address, secondContact, contactConfirmedAt } = account
  return (
    <Panel
      title="How we reach you"
      lead={
        contactConfirmedAt
          ? `You said on ${whenText(contactConfirmedAt, 'day')} that this is right.`
          : 'Only we see this; a finder never does.'
      }
      actions={
        <ButtonLink weight="plain" size="sm" to={paths.profile}>
          Change
        </ButtonLink>
      }
    >
      <FactList
        facts={[
          { label: 'E-mail', value: email, action: <ConfirmedTag confirmed={emailVerified} /> },
          { label: 'Mobile', value: mobile && shownMobile(mobile), action: mobile && <ConfirmedTag confirmed={mobileVerified} /> },
          { label: 'Address', value: address && [address.line1, address.town, address.postcode].filter(Boolean).join(', ') },
          { label: 'Second contact', value: secondContact?.name },
        ]}
      />
    </Panel>
  )
}
