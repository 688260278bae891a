import { moneyText } from '#platform/text/moneytext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { chooseInsurance, getInsuranceQuote, getMyInsurance } from '../../contract.ts'
import type { QuoteView } from '../../shapes.ts'

interface ChooseFormProps {
  quote: QuoteView
  keyInLink: string | undefined
  offer: QuoteView['offers'][number]
  onDone: () => void
}

/** How somebody would pay for the cover they choose. Neither way is chosen for them. */
export function ChooseForm({ quote, keyInLink, offer, onDone }: ChooseFormProps) {
  const { cover, annualPence, monthlyPence } = offer
  const { form, formProps, summary, isPending } = useContractForm(chooseInsurance, {
    initial: { pays: '' },
    asks: ({ pays }) => ({
      quoteId: quote.id,
      ...(keyInLink && { key: keyInLink }),
      cover,
      ...(pays && { pays }),
      shownPence: annualPence,
    }),
    refresh: [getInsuranceQuote, getMyInsurance],
    then: onDone,
  })
  return (
    <FormRows {...formProps} {...summary}>
      <ChoiceCards
        {...form.getInputProps('pays')}
        label="How would you pay?"
        min="11rem"
        choices={[
          { value: 'yearly', label: 'Once a year', hint: moneyText(annualPence) },
          { value: 'monthly', label: 'Each month', hint: `12 × ${moneyText(monthlyPence)} = ${moneyText(monthlyPence * 12)}` },
        ]}
      />
      <FormActions note="You don’t pay anything now, and we don’t tell the insurer yet.">
        <ActionButton type="submit" busy={isPending}>
          Choose this cover
        </ActionButton>
        <ActionButton weight="plain" onClick={onDone}>
          Not now
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
