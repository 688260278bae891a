import { whenText } from '#platform/text/whentext.ts'
import { useEveryRow } from '#platform/web/useCall.ts'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { getPetRehomeRequests } from '../../contract.ts'
import type { RehomingCard } from '../../shapes.ts'
import { FromWhom } from '../FromWhom.tsx'
import { HandOverActions } from '../handover/HandOverActions.tsx'
import { HandOverFacts } from '../handover/HandOverFacts.tsx'
import { HomeCard } from '../homes/HomeCard.tsx'
import { HomeCards } from '../homes/HomeCards.tsx'
import { Reject } from '../RehomingToMe.tsx'
import { TakeInDialog } from './TakeInDialog.tsx'

/** The animals that their keepers give to the organisation, each waiting for its word, and those for which it was chosen. */
export function GivenToUs() {
  const query = useEveryRow(
    getPetRehomeRequests,
    (paging) => ({ box: 'toMe', ...paging }) as const,
    (page) => page,
  )
  const { data } = query
  if (!data) return <Loaded what="the animals offered to you" query={query} shape="cards" count={2} />
  const waiting = data.filter(({ can, target, isHandingOver }) => isHandingOver || (can.reject === true && target === 'organisation'))
  if (waiting.length === 0) return <p>No animals to take in at the moment. We’ll write to you when a keeper asks.</p>
  return (
    <HomeCards>
      {waiting.map((card) =>
        card.isHandingOver ? (
          <HomeCard key={card.id} card={card} level={3} actions={<HandOverActions card={card} />}>
            <HandOverFacts card={card} />
          </HomeCard>
        ) : (
          <HomeCard key={card.id} card={card} level={3} actions={<Answers card={card} />}>
            <FromWhom card={card} />
            <p>Answer by {whenText(card.answerBy, 'day')}.</p>
          </HomeCard>
        ),
      )}
    </HomeCards>
  )
}

function Answers({ card }: { card: RehomingCard }) {
  return (
    <>
      <DialogButton renderDialog={(close) => <TakeInDialog card={card} onClose={close} />}>
        Take it in <VisuallyHidden>({card.pet.name})</VisuallyHidden>
      </DialogButton>
      <DialogButton weight="plain" disabledBecause={card.can.reject} renderDialog={(close) => <Reject rehoming={card} onClose={close} />}>
        Say no <VisuallyHidden>({card.pet.name})</VisuallyHidden>
      </DialogButton>
    </>
  )
}
