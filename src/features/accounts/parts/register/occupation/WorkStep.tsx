import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { TextField } from '#ui/TextField.tsx'
import { PracticeFields } from '../../../kit/occupation/PracticeFields.tsx'
import type { Work } from '../../../kit/occupation/work.ts'
import type { Registering } from '../useRegistering.ts'

type Form = Registering['form']

/** What Staff check later: a breeder's licence, who an organisation is, or an implanter's certificate. */
export function WorkStep({ work, form }: { work: Work; form: Form }) {
  switch (work) {
    case 'Breeder':
      return <BreederWork form={form} />
    case 'Welfare':
      return <WelfareWork form={form} />
    case 'Implanter':
      return (
        <PracticeFields
          practice={form.values.professional}
          errors={form.errors}
          field={(path) => form.getInputProps(path)}
          onSpecies={(kinds) => form.setFieldValue('professional.species', kinds)}
        />
      )
  }
}

function BreederWork({ form }: { form: Form }) {
  return (
    <>
      <ChoiceCards
        {...form.getInputProps('professional.licensed')}
        label="Do you hold a breeding licence?"
        hint="Selling puppies needs a licence of your council from three litters in 12 months, or when you breed as a business."
        min="14rem"
        choices={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No', hint: 'You can add one later' },
        ]}
      />
      {form.values.professional.licensed === 'yes' && (
        <>
          <TextField
            {...form.getInputProps('professional.licenceNumber')}
            label="Licence number"
            hint="It stands on the record of every animal you breed, as the law asks."
            maxLength={60}
            width="medium"
            autoComplete="off"
          />
          <TextField
            {...form.getInputProps('professional.issuingAuthority')}
            label="Issued by"
            hint="The council, for example North Yorkshire Council"
            maxLength={100}
            width="long"
            autoComplete="off"
          />
        </>
      )}
    </>
  )
}

function WelfareWork({ form }: { form: Form }) {
  return (
    <>
      <ChoiceCards
        {...form.getInputProps('professional.organisationKind')}
        label="What kind of organisation is it?"
        min="14rem"
        choices={[
          { value: 'vet practice', label: 'Vet practice' },
          { value: 'rescue', label: 'Rescue or shelter' },
          { value: 'local authority', label: 'Council', hint: 'Dog wardens, animal health' },
          { value: 'police', label: 'Police' },
        ]}
      />
      <TextField
        {...form.getInputProps('professional.organisation')}
        label="Name of the organisation"
        maxLength={120}
        width="long"
        autoComplete="organization"
      />
      <TextField
        {...form.getInputProps('professional.registrationNumber')}
        label="Registration number"
        hint={NUMBER_OF[form.values.professional.organisationKind] ?? 'Of the charity, practice, council or force'}
        maxLength={60}
        width="medium"
        autoComplete="off"
      />
    </>
  )
}

const NUMBER_OF: Record<string, string> = {
  'vet practice': 'The practice’s RCVS premises number',
  rescue: 'The charity’s number, or that of the company',
  'local authority': 'Your team’s reference, or your authorisation’s number',
  police: 'Your collar or force number',
}
