import { useNavigate } from 'react-router'
import { tasks } from '#features/accounts/topics.ts'
import { getPetDetail, getUsersPets } from '#features/pets/contract.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { getLostPets, saveLostPetRequest } from '../../contract.ts'
import { localNow, momentOf } from '../moment.ts'
import { noPlace, PlaceField, whereOf } from '../PlaceField.tsx'
import { sizeWords } from '../words.ts'

type Pet = AnswerOf<typeof getUsersPets>['items'][number]

const WHAT = [
  { value: 'lost', label: 'Lost', hint: 'It ran away, or hasn’t come home' },
  { value: 'stolen', label: 'Stolen', hint: 'Someone took it' },
]
const SIZES = Object.entries(sizeWords).map(([value, label]) => ({ value, label }))

/** What happened, where and when. Everything else we know from the record. */
export function ReportLostForm({ pets, chosen }: { pets: Pet[]; chosen: string }) {
  const navigate = useNavigate()
  const known = pets.find(({ id }) => id === chosen) ?? (pets.length === 1 ? pets[0] : undefined)
  const { form, formProps, summary, isPending } = useContractForm(saveLostPetRequest, {
    initial: {
      petId: known?.id ?? '',
      // Whose pet is stolen can say that it’s only missing, and not the other way round.
      what: known?.can.reportFound === true && known.can.reportMissing === true ? 'stolen' : 'lost',
      crimeReference: '',
      place: noPlace,
      seenAt: localNow(),
      size: '',
      circumstances: '',
      reward: false,
    },
    asks: ({ what, place, seenAt, ...values }) => ({
      report: withoutBlanks({ ...values, kind: 'lost', stolen: what === 'stolen', where: whereOf(place), seenAt: momentOf(seenAt) }),
    }),
    atFields: atFormFields,
    draft: 'report-lost',
    once: true,
    refresh: [getUsersPets, getPetDetail, getLostPets, tasks],
    then: ({ id }) => navigate(paths.lostPet(id)),
  })
  const { what } = form.getValues()
  return (
    <Panel look="raised">
      <FormRows {...formProps} {...summary}>
        <SelectField
          {...form.getInputProps('petId')}
          label="Which pet?"
          empty="Choose a pet"
          options={pets.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <ChoiceCards {...form.getInputProps('what')} label="What happened?" choices={WHAT} />
        {what === 'stolen' && (
          <TextField
            {...form.getInputProps('crimeReference')}
            label="Crime reference"
            hint="From the police. Call 101 to report a theft. Only you see this."
            maxLength={40}
            optional
          />
        )}
        <PlaceField {...form.getInputProps('place')} label="Where was it last seen?" />
        <TextField {...form.getInputProps('seenAt')} label="When was it last seen?" type="datetime-local" />
        <SelectField {...form.getInputProps('size')} label="Size" empty="Choose a size" options={SIZES} optional />
        <LongTextField
          {...form.getInputProps('circumstances')}
          label="What should people know?"
          hint="How it got away, its collar, how it behaves with strangers. Everyone can read this, so leave out your address and number."
          maxLength={1000}
          optional
        />
        <CheckField
          {...form.getInputProps('reward', { type: 'checkbox' })}
          label="There’s a reward"
          hint="Don’t name the sum: it draws people who lie."
        />
        <FormActions note="People see the town and a place nearby, never the exact one.">
          <ActionButton type="submit" weight="urgent" busy={isPending}>
            {what === 'stolen' ? 'Report it stolen' : 'Report it lost'}
          </ActionButton>
        </FormActions>
      </FormRows>
    </Panel>
  )
}

/** The call has all of it under `report`, and the place in two ways. */
function atFormFields(sentences: Record<string, string>): Record<string, string> {
  const named = Object.entries(sentences).map(([path, words]) => [path.replace(/^report\./, '').replace(/^where(\..*)?$/, 'place'), words])
  return Object.fromEntries(named)
}
