import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { TextField } from '#ui/TextField.tsx'
import { PracticeFields } from '../../../kit/occupation/PracticeFields.tsx'
import type { Work } from '../../../kit/occupation/work.ts'
import { LicenceFields } from '../../LicenceFields.tsx'
import type { Registering } from '../useRegistering.ts'

type Form = Registering['form']

/** What Staff check later: a breeder's licence, who an organisation is, what a trainer teaches, or an implanter's certificate. */
export function WorkStep({ work, form }: { work: Work; form: Form }) {
  switch (work) {
    case 'Breeder':
      return <BreederWork form={form} />
    case 'Welfare':
      return <WelfareWork form={form} />
    case 'Trainer':
      return <TrainerWork form={form} />
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
        label="Do you have a breeding licence?"
        hint="To sell puppies, you need a licence from your council if you breed three or more litters in 12 months, or breed as a business."
        min="14rem"
        choices={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No', hint: 'You can add one later' },
        ]}
      />
      {form.values.professional.licensed === 'yes' && <LicenceFields field={(name) => form.getInputProps(`professional.${name}`)} />}
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
        label="Organisation’s name"
        maxLength={120}
        autoComplete="organization"
      />
      <TextField
        {...form.getInputProps('professional.registrationNumber')}
        label="Registration number"
        hint={NUMBER_OF[form.values.professional.organisationKind] ?? 'The number of the charity, practice, council or force'}
        maxLength={60}
        autoComplete="off"
      />
    </>
  )
}

function TrainerWork({ form }: { form: Form }) {
  return (
    <>
      <TextField
        {...form.getInputProps('professional.organisation')}
        label="Your course or organisation"
        hint="Your students see it, and it’s printed on their certificates."
        maxLength={120}
        autoComplete="organization"
      />
      <TextField
        {...form.getInputProps('professional.courseApproval')}
        label="The Secretary of State’s approval"
        hint="The reference in the approval of your course. If it has none, your students’ certificates count as professional development and give no right to implant."
        maxLength={60}
        autoComplete="off"
        optional
      />
    </>
  )
}

const NUMBER_OF: Record<string, string> = {
  'vet practice': 'The practice’s RCVS premises number',
  rescue: 'The charity or company number',
  'local authority': 'Your team’s reference or authorisation number',
  police: 'Your collar or force number',
}
