import { useSearchParams } from 'react-router'
import { pageIn } from '#platform/web/listaddress.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
import { Pager } from '#ui/Pager.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { getPetRehomeRequests } from '../../contract.ts'
import type { RehomingCard } from '../../shapes.ts'
import { ApplyDialog } from './ApplyDialog.tsx'
import { HomeCard } from './HomeCard.tsx'
import { HomeCards } from './HomeCards.tsx'
import { MyOffer } from './MyOffer.tsx'

const PAGE_SIZE = 12

interface ListedHomesProps {
  /** Rank of the animals' names in the page's outline. */
  level: 2 | 3
  /** An organisation offers the home, not a person. */
  asOrganisation?: boolean
}

/** The animals that anybody may offer a home to. */
export function ListedHomes({ level, asOrganisation = false }: ListedHomesProps) {
  const [params, setParams] = useSearchParams()
  const asking = useAsk(getPetRehomeRequests, { box: 'listed', page: pageIn(params), pageSize: PAGE_SIZE })
  const { data, error } = asking
  if (error && !data) return <NotLoaded what="the animals" asking={asking} />
  if (!data) return <LoadingState shape="cards" count={3} label="Loading the animals" />
  if (data.items.length === 0) return <NoneNow level={level} />
  return (
    <Rows>
      <HomeCards>
        {data.items.map((card) => (
          <HomeCard
            key={card.id}
            card={card}
            level={level}
            actions={card.applied ? <MyOffer card={card} /> : <Offer card={card} asOrganisation={asOrganisation} />}
          />
        ))}
      </HomeCards>
      {data.total > data.pageSize && (
        <Pager
          page={{ number: data.page, size: data.pageSize, total: data.total }}
          onPage={(page) => setParams(page === 1 ? {} : { page: String(page) })}
          label="animals"
        />
      )}
    </Rows>
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
    <EmptyState art={<SearchPaperArt />} title="Every animal has a home just now" level={level}>
      When a keeper looks for a home for their animal through us, it is shown here. Look again in a few days.
    </EmptyState>
  )
}
