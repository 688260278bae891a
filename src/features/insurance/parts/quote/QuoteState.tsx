import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { getInsuranceQuote, getMyInsurance, priceInsuranceQuote } from '../../contract.ts'
import type { QuoteView } from '../../shapes.ts'
import { declinedWords } from '../../words.ts'
import { petOf } from './status.ts'

interface QuoteStateProps {
  quote: QuoteView
  keyInLink: string | undefined
}

/** Where a quote stands and what to do about it, where its prices don’t say that by themselves. */
export function QuoteState({ quote, keyInLink }: QuoteStateProps) {
  if (quote.awaitsPrice) return <NoPriceYet quote={quote} keyInLink={keyInLink} />
  if (quote.isWithInsurer)
    return (
      <Notice title={`${quote.insurer} is deciding`} live>
        It has your application. We’ll write to you as soon as it answers. {capital(petOf(quote))} isn’t covered yet.
      </Notice>
    )
  if (quote.isPolicy) return <Policy quote={quote} />
  if (quote.declined)
    return (
      <Notice kind="warning" title={`${quote.insurer} can’t cover ${petOf(quote)}`}>
        {declinedWords[quote.declined]} Another insurer may decide differently. The British Insurance Brokers’ Association can help you find
        one, at biba.org.uk.
      </Notice>
    )
  if (!quote.isOver) return null
  return (
    <Notice title="This quote is over" action={<ButtonLink to={paths.quote(quote.petId ?? undefined)}>Get a new quote</ButtonLink>}>
      We’ve deleted what you answered. A new quote takes a minute.
    </Notice>
  )
}

function NoPriceYet({ quote, keyInLink }: QuoteStateProps) {
  const { run, isPending } = useAction(priceInsuranceQuote, { refresh: [getInsuranceQuote, getMyInsurance] })
  return (
    <Notice
      kind="warning"
      title="The insurer isn’t answering"
      action={
        <ActionButton busy={isPending} onClick={() => void run({ quoteId: quote.id, ...(keyInLink && { key: keyInLink }) })}>
          Ask for the price again
        </ActionButton>
      }
    >
      We’ve kept your answers, so you don’t have to type them again. Try in a few minutes.
    </Notice>
  )
}

function Policy({ quote: { insurer, policyNumber, startsOn, endsOn, hasEnded } }: { quote: QuoteView }) {
  const end = whenText(endsOn ?? startsOn, 'day')
  if (hasEnded)
    return (
      <Notice title={`This policy ended on ${end}`}>
        If you’ve renewed it, {insurer} has the details. Your policy number was {policyNumber}.
      </Notice>
    )
  return (
    <Notice kind="success" title={`${insurer} has accepted it`}>
      Cover starts on {whenText(startsOn, 'day')} and ends on {end}. To claim, to cancel or to renew, contact {insurer} with your policy
      number. It writes to you before the policy ends: we don’t renew it for you.
    </Notice>
  )
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
