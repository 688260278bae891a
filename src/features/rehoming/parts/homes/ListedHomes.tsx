import { listView, oneOf } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { CardList } from '#ui/CardList.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Listed } from '#ui/Listed.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { getPetRehomeRequests } from '../../contract.ts'
import type { RehomingCard } from '../../shapes.ts'
import { ApplyDialog } from './ApplyDialog.tsx'
import { HomeCard } from './HomeCard.tsx'
import { HomeCards } from './HomeCards.tsx'
import { MyOffer } from './MyOffer.tsx'

const homes = listView({ box: oneOf(['listed'], 'listed') }, { pageSize: 12 })

interface ListedHomesProps {
  /** Rank of the animals' names in the page's outline. */
  level: 2 | 3
  /** An organisation offers the home, not a person. */
  asOrganisation?: boolean
}

/** The animals that anybody may offer a home to. */
export function ListedHomes({ level, asOrganisation = false }: ListedHomesProps) {
  const list = useList(getPetRehomeRequests, homes)
  return (
    <Listed list={list} what="the animals" shape="cards" none={<NoneNow level={level} />}>
      <CardList list={list} label="animals">
        <HomeCards>
          {list.shown?.items.map((card) => (
            <HomeCard
              key={card.id}
              card={card}
              level={level}
              actions={card.applied ? <MyOffer card={card} /> : <Offer card={card} asOrganisation={asOrganisation} />}
            />
          ))}
        </HomeCards>
      </CardList>
    </Listed>
  )
}

function Offer({ card, asOrganisation }: { card: RehomingCard; asOrganisation: boolean }) {
  return (
    <DialogButton
      disabledBecause={card.can.apply}
      renderDialog={(close) => <ApplyDialog card={card} asOrganisation={asOrganisation} onClose={close} />}
    >
      Offer a home <VisuallyHidden>to {card.pet.name}</VisuallyHidden>
    </DialogButton>
  )
}

function NoneNow({ level }: { level: 2 | 3 }) {
  return (
    <EmptyState art={<SearchPaperArt />} title="No animals are looking for a home" level={level}>
      You’ll see animals here when their keepers are looking for a new home. Check again in a few days.
    </EmptyState>
  )
}
