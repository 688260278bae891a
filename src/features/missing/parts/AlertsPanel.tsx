import { IconMapPinHeart } from '@tabler/icons-react'
import { SPECIES, type Species, speciesWords } from '#knowledge/animals/species.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ChangeablePanel, useLeave } from '#ui/ChangeablePanel.tsx'
import { ChangingForm } from '#ui/ChangingForm.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Columns } from '#ui/Columns.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { TextField } from '#ui/TextField.tsx'
import { getLostAlerts, updateLostAlerts } from '../contract.ts'

type Alerts = AnswerOf<typeof getLostAlerts>

/** A person’s own consent to be told of animals that are lost near them. */
export function AlertsPanel() {
  const { data } = useCall(getLostAlerts, {})
  if (!data) return null
  const { species, area } = data
  return (
    <ChangeablePanel
      title="Lost animals near you"
      icon={<IconMapPinHeart size={26} />}
      what="which lost animals we tell you about"
      isEmpty={species.length === 0}
      form={<AlertsForm alerts={data} />}
    >
      {species.length > 0
        ? `We e-mail you when ${listed(species)} are lost near ${area}.`
        : 'We can e-mail you when an animal is lost near you. Many are found by someone who knew to look out.'}
    </ChangeablePanel>
  )
}

const listed = (species: readonly Species[]) => new Intl.ListFormat('en-GB').format(species.map((one) => speciesWords[one].many))

function AlertsForm({ alerts }: { alerts: Alerts }) {
  const leave = useLeave()
  const chosen = new Set(alerts.species)
  const { form, formProps, summary, isPending } = useContractForm(updateLostAlerts, {
    initial: { wanted: Object.fromEntries(SPECIES.map((one) => [one, chosen.has(one)])), place: alerts.area ?? '' },
    asks: ({ wanted, place }) => ({ species: SPECIES.filter((one) => wanted[one]), place }),
    refresh: [getLostAlerts],
    toast: true,
    then: leave,
  })
  return (
    <ChangingForm formProps={formProps} summary={summary} isPending={isPending} note="Choose none, and we forget the place.">
      <FieldGroup label="Tell me about lost">
        <Columns min="9rem" gap="sm">
          {SPECIES.map((one) => (
            <CheckField key={one} label={speciesWords[one].label} {...form.getInputProps(`wanted.${one}`, { type: 'checkbox' })} />
          ))}
        </Columns>
      </FieldGroup>
      <TextField {...form.getInputProps('place')} label="Near" hint="A postcode or a town" maxLength={60} autoComplete="postal-code" />
    </ChangingForm>
  )
}
