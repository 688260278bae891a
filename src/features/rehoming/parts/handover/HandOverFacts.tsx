import { printedCode } from '#platform/contract/crockford.ts'
import { whenText } from '#platform/text/whentext.ts'
import { FactList } from '#ui/FactList.tsx'
import type { RehomingCard } from '../../shapes.ts'

/** What comes next, the day the two have in mind and, for the giver, the code to say at the door. */
export function HandOverFacts({ card }: { card: RehomingCard }) {
  const { handOver, answerBy, awaitsConfirmation } = card
  if (!handOver) return null
  const { on, code } = handOver
  return (
    <>
      <p>{nextWords(card)}</p>
      <FactList
        unknown="Not agreed yet"
        facts={[
          ...(awaitsConfirmation ? [] : [{ label: 'Hand-over', value: on && whenText(on, 'day') }]),
          ...(code ? [{ label: 'Code to say at the door', value: <b translate="no">{printedCode(code, 3)}</b> }] : []),
          { label: awaitsConfirmation ? 'Confirm by' : 'Hand over by', value: whenText(answerBy, 'day') },
        ]}
      />
    </>
  )
}

function nextWords({ handOver, pet: { name }, awaitsConfirmation, can }: RehomingCard): string {
  const other = handOver?.with ?? 'the other side'
  const isGiver = handOver?.code != null
  if (isGiver && awaitsConfirmation) return `We’ve asked ${other} to confirm that ${name} is with them. Until they do, you’re the keeper.`
  if (isGiver)
    return `You’ve chosen ${other}. Write to each other, meet, and agree a day. When you hand ${name} over, tell ${other} the code: once they’ve entered it, they’re the keeper. Until then, you are.`
  if (can.confirmHandOver === true) return `${other} says ${name} is with you. Confirm it and you’re the keeper.`
  return `${other} has chosen you. Write to each other, meet, and agree a day. When ${name} is handed over, ask ${other} for the code and enter it here: then you’re the keeper.`
}
