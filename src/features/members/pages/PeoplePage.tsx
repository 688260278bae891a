import { useState } from 'react'
import { TradePage } from '#features/accounts/kit/TradePage.tsx'
import { listView } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { CardList } from '#ui/CardList.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Listed } from '#ui/Listed.tsx'
import { focusTitle } from '#ui/useTitleFocus.ts'
import { getPeople } from '../contract.ts'
import { Acts } from '../parts/Acts.tsx'
import { InviteDialog } from '../parts/InviteDialog.tsx'
import { PersonCard } from '../parts/PersonCard.tsx'
import { RolesPanel } from '../parts/RolesPanel.tsx'

/** The people who work for an organisation. */
export default function PeoplePage() {
  // Here, and not at a button: the first person takes the button of the empty list away.
  const [isInviting, setInviting] = useState(false)
  const close = () => {
    setInviting(false)
    focusTitle()
  }
  return (
    <TradePage
      ask={getPeople}
      title="People"
      lead="The people who work for your organisation, each under their own name and with their own password."
      actions={<ActionButton onClick={() => setInviting(true)}>Invite someone</ActionButton>}
      renderStranger={() => <NotAnOrganisation />}
    >
      <People />
      <RolesPanel />
      <Acts />
      {isInviting && <InviteDialog onClose={close} />}
    </TradePage>
  )
}

const people = listView({}, { pageSize: 20 })

function People() {
  const list = useList(getPeople, people)
  return (
    <Rows>
      {list.shown && (
        <p>
          Organisation: <strong>{list.shown.organisation}</strong>
        </p>
      )}
      <Listed
        list={list}
        what="the people of your organisation"
        shape="cards"
        none={
          <EmptyState art={<MessageRelayArt />} title="It’s only you so far">
            When you invite someone and they accept, you’ll see them here, and when they last worked for you. They use their own account, so
            you don’t need to share your password.
          </EmptyState>
        }
      >
        <CardList list={list} label="People">
          <Rows>
            {list.shown?.items.map((person) => (
              <PersonCard key={person.id} person={person} />
            ))}
          </Rows>
        </CardList>
      </Listed>
    </Rows>
  )
}

function NotAnOrganisation() {
  return (
    <EmptyState art={<LockedArt />} title="This page is for organisations">
      Rescues, vet practices, implanters, authorities and breeders can have several people working on one account.
    </EmptyState>
  )
}
