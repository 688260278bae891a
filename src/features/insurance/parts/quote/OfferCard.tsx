import { moneyText } from '#platform/text/moneytext.ts'
import { useSession } from '#platform/web/session.ts'
import { Box } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { Ticks } from '#ui/Ticks.tsx'
import type { QuoteView } from '../../shapes.ts'
import { coverWords } from '../../words.ts'
import { ChooseForm } from './ChooseForm.tsx'
import { SignInToChoose } from './SignInToChoose.tsx'
import { WhyThisPrice } from './WhyThisPrice.tsx'

interface OfferCardProps {
  quote: QuoteView
  keyInLink: string | undefined
  offer: QuoteView['offers'][number]
}

/** One kind of cover: its price, what it leaves out, why it costs what it does, and the way to choose it. */
export function OfferCard({ quote, keyInLink, offer }: OfferCardProps) {
  const session = useSession()
  const { answers, chosen } = quote
  const { label, lead, pays, never } = coverWords[offer.cover]
  const isChosen = chosen?.cover === offer.cover
  const isAskedFor = answers?.cover === offer.cover
  const choose = quote.can.choose === true && (
    <DialogButton
      size="sm"
      weight={isChosen ? 'quiet' : 'plain'}
      renderDialog={(close) => (
        <FormDialog title={`Choose ${label.toLowerCase()} cover`} onClose={close}>
          {session ? (
            <ChooseForm quote={quote} keyInLink={keyInLink} offer={offer} onDone={close} />
          ) : (
            <SignInToChoose quoteId={quote.id} keyInLink={keyInLink} />
          )}
        </FormDialog>
      )}
    >
      {isChosen ? 'Change how you pay' : `Choose ${label.toLowerCase()}`}
    </DialogButton>
  )
  return (
    <Panel title={label} level={3} look={isAskedFor ? 'raised' : 'plain'} footer={choose}>
      <Rows gap="sm">
        <div>
          <Box component="p" ff="heading" fz="h2" fw={600} lh={1.2} m={0}>
            {moneyText(offer.annualPence)}
          </Box>
          <Box component="p" c="dimmed" m="0.25rem 0 0">
            a year, or 12 × {moneyText(offer.monthlyPence)} = {moneyText(offer.monthlyPence * 12)}
          </Box>
        </div>
        {(isChosen || isAskedFor) && (
          <div>
            <StatusTag tone={isChosen ? 'good' : 'info'}>{isChosen ? 'You’ve chosen this' : 'You asked for this'}</StatusTag>
          </div>
        )}
        <Box component="p" m={0}>
          {lead}
        </Box>
        <Ticks lines={pays} />
        <Ticks lines={never} crossed />
        <WhyThisPrice offer={offer} label={label} />
        {offer.documentUrl && (
          <a href={offer.documentUrl} target="_blank" rel="noopener">
            Insurance product information document
          </a>
        )}
      </Rows>
    </Panel>
  )
}
