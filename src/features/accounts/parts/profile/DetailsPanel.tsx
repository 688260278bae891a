import { IconUser } from '@tabler/icons-react'
import { shownMobile } from '#platform/text/mobile.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { unbroken } from '#platform/text/sentence.ts'
import { ChangeablePanel } from '#ui/ChangeablePanel.tsx'
import { FactList } from '#ui/FactList.tsx'
import type { Account } from '../../kit/account.ts'
import { DetailsForm } from './DetailsForm.tsx'

/** Who the keeper is, where they live, and who else can be asked. */
export function DetailsPanel({ account }: { account: Account }) {
  const { name, address, landline, secondContact, vetPractice, rescueBackup } = account
  const lines = address && [address.line1, address.line2, address.town, address.county, unbroken(address.postcode)].filter(Boolean)
  return (
    <ChangeablePanel
      title="Your details"
      lead="Updates are always free."
      icon={<IconUser size={26} />}
      what="your details"
      form={<DetailsForm account={account} />}
    >
      <FactList
        facts={[
          { label: 'Name', value: name },
          { label: 'Address', value: lines?.join(', ') },
          { label: 'Landline', value: landline && shownPhone(landline) },
          { label: 'Second contact', value: secondContact && `${secondContact.name}, ${shownMobile(secondContact.phone)}` },
          { label: 'Vet practice', value: vetPractice },
          { label: 'Rescue back-up', value: rescueBackup },
        ]}
      />
    </ChangeablePanel>
  )
}
