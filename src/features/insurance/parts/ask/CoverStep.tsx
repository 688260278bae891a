import { COVERS, EXCESSES, VET_FEE_LIMITS } from '#knowledge/insurance/covers.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DateField } from '#ui/DateField.tsx'
import { coverWords } from '../../words.ts'
import type { QuoteFields } from './useQuoteForm.ts'

/** Which cover, how much of it, and from when. */
export function CoverStep({ form }: { form: QuoteFields }) {
  return (
    <Rows>
      <ChoiceCards
        {...form.getInputProps('cover')}
        label="Kind of cover"
        min="15rem"
        choices={COVERS.map((cover) => ({ value: cover, label: coverWords[cover].label, hint: coverWords[cover].lead }))}
      />
      <ChoiceCards
        {...form.getInputProps('limit')}
        label="Most to be paid for vet fees"
        hint="More cover costs more. Your vet can tell you what treatment costs near you."
        min="7rem"
        choices={VET_FEE_LIMITS.map((pence) => ({ value: String(pence), label: moneyText(pence) }))}
      />
      <ChoiceCards
        {...form.getInputProps('excess')}
        label="Excess"
        hint="What you pay yourself, for each condition each year. With a higher excess the cover is cheaper."
        min="7rem"
        choices={EXCESSES.map((pence) => ({ value: String(pence), label: moneyText(pence) }))}
      />
      <DateField {...form.getInputProps('startsOn')} label="Start date" hint="From today to 30 days from now" />
    </Rows>
  )
}
