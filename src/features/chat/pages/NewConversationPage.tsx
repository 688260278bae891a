import { useNavigate, useSearchParams } from 'react-router'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { HowWeUseDetails } from '#ui/Agreed.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Page } from '#ui/Page.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { chatPartners, startConversation } from '../contract.ts'
import { GuestFields } from '../parts/GuestFields.tsx'

const initial = { accountId: '', text: '', name: '', email: '', captcha: '' }
const US = { value: '', label: `${site.name} support` }

/** Write to our team or, signed in, to somebody who helps with your pet or your training. */
export default function NewConversationPage() {
  const session = useSession()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const to = params.get('to') ?? ''
  const partners = useCall(chatPartners, {}, { enabled: session !== null }).data?.items ?? []
  const { form, formProps, summary, isPending } = useContractForm(startConversation, {
    initial: { ...initial, accountId: session ? to : '' },
    asks: withoutBlanks,
    draft: ['new-conversation', to].filter(Boolean).join('/'),
    once: true,
    then: ({ threadId, relayKey }) => navigate(relayKey ? paths.relay(relayKey) : paths.conversation(threadId)),
  })
  const choices = [US, ...partners.map(({ accountId, name, role }) => ({ value: accountId, label: `${name}, ${role}` }))]
  return (
    <Page title="New message" width="narrow" lead={`Ask our team anything. If an animal is hurt or lost, call us on ${site.phone}.`}>
      <FormRows {...formProps} {...summary}>
        {partners.length > 0 && <SelectField label="Write to" options={choices} {...form.getInputProps('accountId')} />}
        <LongTextField label="Your message" minRows={4} maxLength={2000} {...form.getInputProps('text')} />
        {!session && <GuestFields hint="We’ll tell you here when we’ve replied." field={form.getInputProps} />}
        <FormActions note={<HowWeUseDetails />}>
          <ActionButton type="submit" busy={isPending}>
            Send message
          </ActionButton>
        </FormActions>
      </FormRows>
    </Page>
  )
}
