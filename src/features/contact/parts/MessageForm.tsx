import { AskPerson } from '#features/accounts/kit/captcha/AskPerson.tsx'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import type { Session } from '#platform/web/session.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { HowWeUseDetails } from '#ui/Agreed.tsx'
import { Columns } from '#ui/Columns.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { NeedsScripts } from '#ui/NeedsScripts.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { saveContactus } from '../contract.ts'
import { TOPIC_WORDS, TOPICS } from '../subjects.ts'

const CHOICES = TOPICS.map((topic) => ({ value: topic, label: TOPIC_WORDS[topic] }))

interface MessageFormProps {
  session: Session | null
  /** What it’s about, where the link here said so. */
  topic: string
  onSent: (reference: string) => void
}

/** Write to us, with or without an account. */
export function MessageForm({ session, topic, onSent }: MessageFormProps) {
  const { form, formProps, summary, isPending } = useContractForm(saveContactus, {
    initial: { topic, name: session?.name ?? '', email: session?.email ?? '', text: '', captcha: '' },
    asks: withoutBlanks,
    draft: 'contact-us',
    once: true,
    then: ({ reference }) => onSent(reference),
  })
  return (
    <FormRows {...formProps} {...summary}>
      <NeedsScripts />
      <SelectField label="What’s it about?" empty="Choose what it’s about" options={CHOICES} {...form.getInputProps('topic')} />
      <LongTextField
        label="Your message"
        hint="If it’s about a pet, its microchip number helps. Don’t send passwords or card numbers."
        minRows={6}
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
          Send message
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
