import { useNavigate } from 'react-router'
import { bornText } from '#features/pets/kit/born.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useSession } from '#platform/web/session.ts'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getInsuranceQuote, getMyInsurance, withdrawInsuranceQuote } from '../../contract.ts'
import type { QuoteView } from '../../shapes.ts'
import { conditionWords } from '../../words.ts'

interface AnswersPanelProps {
  quote: QuoteView
  keyInLink: string | undefined
}

const YES_NO = { yes: 'Yes', no: 'No' }
const SEX = { female: 'Female', male: 'Male' }

/** What was answered, and the ways to change or delete it. */
export function AnswersPanel({ quote, keyInLink }: AnswersPanelProps) {
  const { answers, can } = quote
  if (!answers) return null
  const had = answers.conditions.map((condition) => conditionWords[condition]).join(', ')
  return (
    <Panel
      title="Your answers"
      footer={
        (can.change === true || can.withdraw === true) && (
          <Group gap="0.5rem">
            {can.change === true && (
              <ButtonLink weight="plain" size="sm" to={paths.changeQuote(quote.id, keyInLink)}>
                Change your answers
              </ButtonLink>
            )}
            {can.withdraw === true && <DeleteButton quote={quote} keyInLink={keyInLink} />}
          </Group>
        )
      }
    >
      <FactList
        facts={[
          { label: 'Breed', value: answers.breedWords },
          { label: 'Born', value: bornText(answers.bornOn, true) },
          { label: 'Sex', value: SEX[answers.sex] },
          { label: 'Neutered', value: YES_NO[answers.neutered] },
          { label: 'Microchipped', value: YES_NO[answers.chipped] },
          { label: 'Worth', value: moneyText(answers.valuePence) },
          { label: 'Postcode', value: answers.postcode },
          { label: 'Ill or injured before', value: answers.preExisting === 'yes' ? had : 'No' },
          { label: 'Start date', value: whenText(answers.startsOn, 'day') },
        ]}
      />
    </Panel>
  )
}

function DeleteButton({ quote, keyInLink }: AnswersPanelProps) {
  const navigate = useNavigate()
  const session = useSession()
  const { run, isPending } = useAction(withdrawInsuranceQuote, {
    refresh: [getInsuranceQuote, getMyInsurance],
    toast: true,
    then: () => navigate(session ? paths.customerInsurance : paths.insurance),
  })
  return (
    <DialogButton
      weight="quiet"
      size="sm"
      renderDialog={(close) => (
        <ConfirmDialog
          title="Delete this quote?"
          yes="Delete quote"
          no="Keep it"
          weight="danger"
          busy={isPending}
          onYes={() => void run({ quoteId: quote.id, ...(keyInLink && { key: keyInLink }) })}
          onClose={close}
        >
          We’ll forget your answers straight away. You can get a new quote at any time.
        </ConfirmDialog>
      )}
    >
      Delete quote
    </DialogButton>
  )
}
