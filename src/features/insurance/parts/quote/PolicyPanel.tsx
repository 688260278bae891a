import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { QuoteView } from '../../shapes.ts'
import { coverWords, sharedWords } from '../../words.ts'
import { nameOf } from './status.ts'

/** What we know of a policy; the insurer has the rest. */
export function PolicyPanel({ quote }: { quote: QuoteView }) {
  const { insurer, policyNumber, startsOn, endsOn, chosen, answers, shared } = quote
  const price =
    chosen?.pays === 'monthly' ? `${moneyText(chosen.monthlyPence)} a month` : chosen && `${moneyText(chosen.annualPence)} once a year`
  return (
    <Panel title={nameOf(quote)}>
      <FactList
        facts={[
          { label: 'Insurer', value: insurer },
          { label: 'Policy number', value: policyNumber },
          { label: 'Kind of cover', value: chosen && coverWords[chosen.cover].lead },
          ...(answers
            ? [
                { label: 'Most paid for vet fees', value: moneyText(answers.limitPence) },
                { label: 'Excess', value: moneyText(answers.excessPence) },
              ]
            : []),
          { label: 'Price', value: price && `${price}, Insurance Premium Tax included` },
          { label: 'Starts', value: whenText(startsOn, 'day') },
          { label: 'Ends', value: endsOn && whenText(endsOn, 'day') },
          { label: 'What we shared', value: shared.map((field) => sharedWords[field].replace('Your', 'your')).join(', ') },
        ]}
      />
    </Panel>
  )
}
