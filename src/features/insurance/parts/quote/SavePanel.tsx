import { whenText } from '#platform/text/whentext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useSession } from '#platform/web/session.ts'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getInsuranceQuote, getMyInsurance, saveInsuranceQuote } from '../../contract.ts'
import type { QuoteView } from '../../shapes.ts'

interface SavePanelProps {
  quote: QuoteView
  keyInLink: string | undefined
}

/** Keeps a quote that no account keeps: in the account, or by a link to an address. */
export function SavePanel(props: SavePanelProps) {
  const session = useSession()
  return (
    <Panel
      title="Save this quote"
      lead={`It holds until ${whenText(props.quote.expiresAt, 'day')}. We’ll remind you once, three days before.`}
    >
      {session ? <SaveToAccount {...props} /> : <SendLink {...props} />}
    </Panel>
  )
}

function SaveToAccount({ quote, keyInLink }: SavePanelProps) {
  const { run, isPending } = useAction(saveInsuranceQuote, { refresh: [getInsuranceQuote, getMyInsurance], toast: 'Saved in your account' })
  return (
    <ActionButton weight="plain" busy={isPending} onClick={() => void run({ quoteId: quote.id, ...(keyInLink && { key: keyInLink }) })}>
      Save to my account
    </ActionButton>
  )
}

function SendLink({ quote, keyInLink }: SavePanelProps) {
  const { form, formProps, summary, isPending } = useContractForm(saveInsuranceQuote, {
    initial: { email: '' },
    asks: ({ email }) => ({ quoteId: quote.id, ...(keyInLink && { key: keyInLink }), ...(email && { email }) }),
    refresh: [getInsuranceQuote],
    toast: 'We’ve e-mailed you the link',
  })
  const back = paths.insuranceQuote(quote.id, keyInLink)
  return (
    <FormRows {...formProps} {...summary}>
      <EmailField
        {...form.getInputProps('email')}
        label="E-mail address"
        hint={
          quote.savedIn === 'email'
            ? 'We’ve sent the link. You can have it sent to the same address again.'
            : 'We’ll send you a private link and one reminder, and nothing else.'
        }
        autoComplete="email"
        maxLength={254}
      />
      <FormActions>
        <ActionButton type="submit" weight="plain" busy={isPending}>
          E-mail me the link
        </ActionButton>
        <ButtonLink weight="quiet" to={paths.login(back)}>
          Sign in to save it
        </ButtonLink>
      </FormActions>
    </FormRows>
  )
}
