import { shownMobile } from '#platform/text/mobile.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { telephone } from '#platform/text/telephone.ts'
import { Box } from '#ui/Box.tsx'
import { EmailAddress } from '#ui/EmailAddress.tsx'
import { FactList } from '#ui/FactList.tsx'
import type { FullRecord } from '../../shapes.ts'

/** The person an implanter registered the animal for, who has still to say that it's theirs. */
export function RegisteredFor({ record: { registeredFor, lookupId } }: { record: FullRecord }) {
  if (!registeredFor) return null
  const { name, address, landline, mobile, email } = registeredFor
  const headingId = `registered-for-${lookupId}`
  return (
    <section aria-labelledby={headingId}>
      <Box component="h4" id={headingId} mb="0.25rem">
        Registered for
      </Box>
      <Box component="p" c="dimmed" m="0 0 0.75rem">
        They haven’t confirmed yet that it’s theirs. An implanter gave us these details.
      </Box>
      <FactList
        facts={[
          { label: 'Name', value: name },
          { label: 'Mobile', value: mobile && <a href={telephone(mobile)}>{shownMobile(mobile)}</a> },
          { label: 'Landline', value: landline && <a href={telephone(landline)}>{shownPhone(landline)}</a> },
          {
            label: 'E-mail',
            value: email && (
              <a href={`mailto:${email}`}>
                <EmailAddress>{email}</EmailAddress>
              </a>
            ),
          },
          { label: 'Address', value: address.join(', ') },
        ]}
      />
    </section>
  )
}
