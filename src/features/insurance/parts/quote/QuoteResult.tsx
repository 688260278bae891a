import { moneyText } from '#platform/text/moneytext.ts'
import { useSession } from '#platform/web/session.ts'
import { Columns, Rows } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Section } from '#ui/Section.tsx'
import { Ticks } from '#ui/Ticks.tsx'
import type { QuoteView } from '../../shapes.ts'
import { closerWords, OFTEN_LEFT_OUT } from '../../words.ts'
import { AnswersPanel } from './AnswersPanel.tsx'
import { ApplyPanel } from './ApplyPanel.tsx'
import { OfferCard } from './OfferCard.tsx'
import { PolicyPanel } from './PolicyPanel.tsx'
import { QuoteState } from './QuoteState.tsx'
import { SavePanel } from './SavePanel.tsx'
import { petOf } from './status.ts'

/** A quote: its prices side by side, and what can be done with it. */
export function QuoteResult({ quote, keyInLink }: { quote: QuoteView; keyInLink: string | undefined }) {
  const session = useSession()
  const isToApply = session !== null && quote.can.refer === true
  return (
    <Rows>
      <QuoteState quote={quote} keyInLink={keyInLink} />
      {quote.isPolicy && <PolicyPanel quote={quote} />}
      {isToApply && <ApplyPanel quote={quote} />}
      {quote.can.choose === true && <Offers quote={quote} keyInLink={keyInLink} />}
      <Columns min="20rem" align="start">
        <AnswersPanel quote={quote} keyInLink={keyInLink} />
        {quote.can.save === true && <SavePanel quote={quote} keyInLink={keyInLink} />}
      </Columns>
    </Rows>
  )
}

const list = new Intl.ListFormat('en-GB')

/** The prices side by side. */
function Offers({ quote, keyInLink }: { quote: QuoteView; keyInLink: string | undefined }) {
  const { answers, insurer, offers } = quote
  const closer = offers[0]?.looksCloser ?? []
  return (
    <Section
      title={`Four kinds of cover for ${petOf(quote)}`}
      lead={
        answers &&
        `All from ${insurer}. Up to ${moneyText(answers.limitPence)} for vet fees, and you pay the first ${moneyText(answers.excessPence)} for each condition each year. Insurance Premium Tax is included.`
      }
    >
      <Rows>
        {closer.length > 0 && (
          <Notice>
            {insurer} looks at your answers itself before it decides, because {list.format(closer.map((reason) => closerWords[reason]))}.
          </Notice>
        )}
        <Columns min="15rem">
          {offers.map((offer) => (
            <OfferCard key={offer.cover} quote={quote} keyInLink={keyInLink} offer={offer} />
          ))}
        </Columns>
        <Panel title="What’s often left out" lead="The insurer’s own document says what it doesn’t cover." level={3} look="sunk">
          <Columns min="18rem" gap="sm">
            {OFTEN_LEFT_OUT.map((line) => (
              <Ticks key={line} lines={[line]} crossed />
            ))}
          </Columns>
        </Panel>
      </Rows>
    </Section>
  )
}
