import { IconMapPin } from '@tabler/icons-react'
import { getPractice, updatePractice, userProfile } from '#features/accounts/contract.ts'
import { AddressFields } from '#features/accounts/kit/address/AddressFields.tsx'
import { useContractForm } from '#platform/web/form.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { ChangeablePanel, useLeave } from '#ui/ChangeablePanel.tsx'
import { ChangingForm } from '#ui/ChangingForm.tsx'
import { FactList } from '#ui/FactList.tsx'
import { placeMeanwhile, placeOf } from './meanwhile.ts'
import type { MyPractice } from './practice.ts'

type Place = Pick<MyPractice, 'serviceAddress' | 'version'>

/** Where people bring their animals to be chipped. */
export function PlacePanel({ serviceAddress, version }: Place) {
  const lines = serviceAddress && Object.values(serviceAddress).filter(Boolean)
  return (
    <ChangeablePanel
      title="Where you work"
      lead="Where people bring their animals to you, or where you travel from."
      icon={<IconMapPin size={26} />}
      what="where you work"
      isEmpty={!serviceAddress}
      form={<PlaceForm serviceAddress={serviceAddress} version={version} />}
    >
      {lines ? <FactList facts={[{ label: 'Address', value: lines.join(', ') }]} /> : 'You haven’t told us where yet.'}
    </ChangeablePanel>
  )
}

function PlaceForm(place: Place) {
  const leave = useLeave()
  const { form, ...changing } = useContractForm(updatePractice, {
    initial: placeOf(place),
    meanwhile: placeMeanwhile,
    asks: (values) => values,
    refresh: [getPractice],
    toast: true,
    then: leave,
  })
  return (
    <ChangingForm {...changing}>
      <SameAsMine address={form.values.serviceAddress} onTake={(address) => form.setFieldValue('serviceAddress', address)} />
      <AddressFields
        value={form.values.serviceAddress}
        onFound={(address) => form.setFieldValue('serviceAddress', address)}
        field={(name) => form.getInputProps(`serviceAddress.${name}`)}
      />
    </ChangingForm>
  )
}

type Address = NonNullable<Place['serviceAddress']>

/** Takes over the address of the account, for who works where their post goes; nothing where that stands there already. */
function SameAsMine({ address, onTake }: { address: Address; onTake: (address: Address) => void }) {
  const { data } = useCall(userProfile, {})
  if (!data?.address) return null
  const { nation: _, ...mine } = data.address
  if (mine.line1 === address.line1 && mine.postcode === address.postcode) return null
  return (
    <div>
      <ActionButton weight="plain" size="sm" onClick={() => onTake(mine)}>
        Use my account address
      </ActionButton>
    </div>
  )
}
