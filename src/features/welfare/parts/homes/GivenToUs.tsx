import { getPetRehomeRequests } from '#features/rehoming/contract.ts'
import { HomeCard } from '#features/rehoming/parts/homes/HomeCard.tsx'
import { HomeCards } from '#features/rehoming/parts/homes/HomeCards.tsx'
import { Reject } from '#features/rehoming/parts/RehomingToMe.tsx'
import type { RehomingCard } from '#features/rehoming/shapes.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { DialogButton } from '#ui/DialogButton.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { whenText } from '#ui/whentext.ts'
import { TakeInDialog } from './TakeInDialog.tsx'

/** The animals that their keepers give to the organisation, each waiting for its word. */
export function GivenToUs() {
  const asking = useAsk(getPetRehomeRequests, { box: 'toMe', pageSize: 100 })
  const { data, error } = asking
  if (error && !data) return <NotLoaded what="what is given to you" asking={asking} />
  if (!data) return <LoadingState shape="cards" count={2} label="Loading what is given to you" />
  const waiting = data.items.filter(({ status, target }) => status === 'sent' && target === 'organisation')
  if (waiting.length === 0) return <p>No keeper asks you to take an animal in just now. We write to you when one does.</p>
  return (
    <HomeCards>
      {waiting.map((card) => (
        <HomeCard key={card.id} card={card} level={3} actions={<Answers card={card} />}>
          <p>Answer by {whenText(card.answerBy, 'day')}.</p>
        </HomeCard>
      ))}
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
