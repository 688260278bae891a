import { AskPerson } from '#features/accounts/kit/captcha/AskPerson.tsx'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import type { Session } from '#platform/web/session.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { HowWeUseDetails } from '#ui/Agreed.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Columns } from '#ui/Columns.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { NeedsScripts } from '#ui/NeedsScripts.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { saveContactus } from '../contract.ts'
import { FREE_CHIPS, KIND_WORDS, KINDS } from '../subjects.ts'

const WHO = KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))
const SPECIES = [
  { value: 'dogs', label: 'Dogs' },
  { value: 'cats', label: 'Cats' },
  { value: 'both', label: 'Dogs and cats' },
]
const chips = { kind: '', organisation: '', place: '', count: '', species: '', implanter: '', website: '' }

/** Ask for chips that cost nothing. */
export function FreeChipsForm({ session, onSent }: { session: Session | null; onSent: (reference: string) => void }) {
  const { form, formProps, summary, isPending } = useContractForm(saveContactus, {
    initial: { topic: FREE_CHIPS, chips, name: session?.name ?? '', email: session?.email ?? '', text: '', captcha: '' },
    asks: ({ chips: { website, ...asked }, ...values }) =>
      withoutBlanks({ ...values, chips: website === '' ? asked : { ...asked, website } }),
    draft: 'free-chips',
    once: true,
    then: ({ reference }) => onSent(reference),
  })
  return (
    <FormRows {...formProps} {...summary}>
      <NeedsScripts />
      <SelectField label="Who are you?" empty="Choose who you are" options={WHO} {...form.getInputProps('chips.kind')} />
      <TextField label="Organisation or event" autoComplete="organization" {...form.getInputProps('chips.organisation')} />
      <TextField label="Website" optional inputMode="url" {...form.getInputProps('chips.website')} />
      <ChoiceCards label="What are the chips for?" choices={SPECIES} min="8rem" {...form.getInputProps('chips.species')} />
      <Columns min="15rem">
        <TextField label="How many?" hint="Up to 500" inputMode="numeric" {...form.getInputProps('chips.count')} />
        <TextField label="Town or postcode" hint="Where you’d use them" {...form.getInputProps('chips.place')} />
      </Columns>
      <TextField
        label="Who will implant them?"
        hint="A vet, or someone trained and assessed for it: not just anyone can."
        {...form.getInputProps('chips.implanter')}
      />
      <LongTextField
        label="What would you use them for?"
        hint="Who keeps the animals, and when it would be."
        minRows={5}
        maxLength={4000}
        {...form.getInputProps('text')}
      />
      <Columns min="15rem">
        <TextField label="Your name" autoComplete="name" {...form.getInputProps('name')} />
        <EmailField label="E-mail address" autoComplete="email" {...form.getInputProps('email')} />
      </Columns>
      {!session && <AskPerson {...form.getInputProps('captcha')} />}
      <FormActions note={<HowWeUseDetails />}>
        <ActionButton type="submit" busy={isPending}>
          Ask for free chips
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
