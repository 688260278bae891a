import { useNavigate } from 'react-router'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { HowWeUseDetails } from '#ui/Agreed.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { startConversation } from '../contract.ts'
import { GuestFields } from '../parts/GuestFields.tsx'

interface WriteFormProps {
  /** Who is listed under this id. */
  listedId: string
  hint: string
}

/** Begins a conversation with somebody who is listed, from the page that shows them. */
export function WriteForm({ listedId, hint }: WriteFormProps) {
  const session = useSession()
  const navigate = useNavigate()
  const { form, formProps, summary, isPending } = useContractForm(startConversation, {
    initial: { listedId, text: '', name: '', email: '', captcha: '' },
    asks: withoutBlanks,
    draft: `new-conversation/${listedId}`,
    once: true,
    then: ({ threadId, relayKey }) => navigate(relayKey ? paths.relay(relayKey) : paths.conversation(threadId)),
  })
  return (
    <FormRows {...formProps} {...summary}>
      <LongTextField label="Your message" hint={hint} minRows={4} maxLength={2000} {...form.getInputProps('text')} />
      {!session && <GuestFields hint="We’ll tell you here when there’s a reply. They won’t see it." field={form.getInputProps} />}
      <FormActions note={<HowWeUseDetails />}>
        <ActionButton type="submit" busy={isPending}>
          Send message
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
