import { shownMobile } from '#platform/text/mobile.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { telephone } from '#platform/text/telephone.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Box, Group } from '#ui/Box.tsx'
import { EmailAddress } from '#ui/EmailAddress.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { FullRecord } from '../../shapes.ts'
import { CallLink } from '../answer/CallLink.tsx'

/** Whom to call, and everything else that is held of the keeper. */
export function Keeper({ record: { keeper, keptSince, lookupId }, isImplanter }: { record: FullRecord; isImplanter: boolean }) {
  if (!keeper)
    return (
      <Notice kind="warning" title="The keeper has closed their account">
        We no longer have a way to reach them. Treat the animal as one without a known keeper.
      </Notice>
    )
  const { name, mobile, landline, email, address, secondContact, vetPractice, unverifiedSince } = keeper
  const headingId = `keeper-${lookupId}`
  return (
    <section aria-labelledby={headingId}>
      <Box component="h4" id={headingId} mb="0.75rem">
        {isImplanter ? 'Registered by' : 'Keeper'}
      </Box>
      {isImplanter && (
        <Box component="p" c="dimmed" m="0 0 0.75rem">
          The implanter who registered it for its keeper. Until the keeper confirms, finders reach the implanter.
        </Box>
      )}
      {unverifiedSince && (
        <Box mb="1rem">
          <Notice kind="warning" title="These details may be out of date">
            They’ve been unverified since {whenText(unverifiedSince, 'day')}. If no one answers, try the second contact or the vet practice.
          </Notice>
        </Box>
      )}
      <Group gap="0.75rem" mb="1rem">
        {mobile && <CallLink phone={mobile}>Call {shownMobile(mobile)}</CallLink>}
        {landline && <CallLink phone={landline}>Call {shownPhone(landline)}</CallLink>}
      </Group>
      <FactList
        facts={[
          { label: 'Name', value: name },
          {
            label: 'E-mail',
            value: email && (
              <a href={`mailto:${email}`}>
                <EmailAddress>{email}</EmailAddress>
              </a>
            ),
          },
          { label: 'Address', value: address.join(', ') },
          { label: 'Second contact', value: secondContact && <Second {...secondContact} /> },
          { label: 'Vet practice', value: vetPractice },
          { label: isImplanter ? 'Registered' : 'Keeper since', value: whenText(keptSince, 'day') },
        ]}
      />
    </section>
  )
}

const Second = ({ name, phone }: { name: string; phone: string }) => (
  <>
    {name}, <a href={telephone(phone)}>{shownMobile(phone)}</a>
  </>
)
