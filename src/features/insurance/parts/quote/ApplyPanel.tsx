import { userProfile } from '#features/accounts/contract.ts'
import { addressText } from '#platform/text/address.ts'
import { shownMobile } from '#platform/text/mobile.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { FactList } from '#ui/FactList.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getInsuranceQuote, getMyInsurance, referToInsurer } from '../../contract.ts'
import type { QuoteView, SHARED } from '../../shapes.ts'
import { sharesOf } from '../../shares.ts'
import { coverWords, needsStatement, sharedWords } from '../../words.ts'

/** What was chosen, whether it's what they want, and exactly what the insurer would be told. */
export function ApplyPanel({ quote }: { quote: QuoteView }) {
  const account = useCall(userProfile, {}, { freshFor: 60 })
  return (
    <Panel title={`Apply to ${quote.insurer}`} look="raised">
      <Loaded what="your details" query={account} count={1} level={3}>
        {({ address, ...known }) => (address ? <ApplyForm quote={quote} known={{ ...known, address }} /> : <AddAddress />)}
      </Loaded>
    </Panel>
  )
}

const AddAddress = () => (
  <Notice kind="warning" title="Add your address first" action={<ButtonLink to={paths.profile}>Go to your profile</ButtonLink>}>
    The insurer needs to know where your pet lives.
  </Notice>
)

interface Known {
  name: string
  email: string
  mobile: string | null
  address: Parameters<typeof addressText>[0]
}

function ApplyForm({ quote, known }: { quote: QuoteView; known: Known }) {
  const { answers, chosen, insurer, petName } = quote
  const shares = sharesOf(known, { petName })
  const { form, formProps, summary, isPending } = useContractForm(referToInsurer, {
    initial: { agrees: false, meetsNeeds: false },
    asks: (ticked) => ({ quoteId: quote.id, shares, ...ticked }),
    once: true,
    refresh: [getInsuranceQuote, getMyInsurance],
    toast: true,
  })
  if (!answers || !chosen) return null
  const price =
    chosen.pays === 'yearly'
      ? `${moneyText(chosen.annualPence)} once a year`
      : `12 × ${moneyText(chosen.monthlyPence)} = ${moneyText(chosen.monthlyPence * 12)}`
  const values: Record<(typeof SHARED)[number], string> = {
    name: known.name,
    email: known.email,
    mobile: shownMobile(known.mobile ?? ''),
    address: addressText(known.address),
    petName: petName ?? '',
    answers: `${answers.breedWords}, and what else you answered`,
    choice: `${coverWords[chosen.cover].label}, ${price}`,
  }
  return (
    <FormRows {...formProps} {...summary}>
      <div>
        {needsStatement({ answers, cover: chosen.cover }).map((sentence) => (
          <Box component="p" m="0 0 0.5rem" key={sentence}>
            {sentence}
          </Box>
        ))}
      </div>
      <CheckField
        {...form.getInputProps('meetsNeeds', { type: 'checkbox' })}
        label="This is the cover I want"
        hint="If it isn’t, choose another below, or change your answers."
      />
      <div>
        <Box component="h3" fz="h4" m="0.5rem 0 0.75rem">
          What we’d tell {insurer}
        </Box>
        <FactList facts={shares.map((field) => ({ label: sharedWords[field], value: values[field] }))} />
      </div>
      <CheckField
        {...form.getInputProps('agrees', { type: 'checkbox' })}
        label={`Share these details with ${insurer}`}
        hint="Only these, and only to decide about this application."
      />
      <FormActions note={`You pay nothing now. ${insurer} takes the first payment if it accepts, and no other price than this one.`}>
        <ActionButton type="submit" busy={isPending}>
          Apply to {insurer}
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
