import { useState } from 'react'
import { listView } from '#platform/web/listview.ts'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { CardList } from '#ui/CardList.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Listed } from '#ui/Listed.tsx'
import { Page } from '#ui/Page.tsx'
import { focusTitle } from '#ui/useTitleFocus.ts'
import { apiKeys, webhooks } from '../contract.ts'
import { KeyCard } from '../parts/KeyCard.tsx'
import { NewKeyDialog } from '../parts/NewKeyDialog.tsx'
import { Searches } from '../parts/Searches.tsx'
import { Webhooks } from '../parts/Webhooks.tsx'

const keys = listView({}, { pageSize: 20 })

/** The keys with which a person's software talks to the register. */
export default function ApiKeysPage() {
  const list = useList(apiKeys, keys)
  // Here, and not at a button: the first key takes its button away, and must still be shown.
  const [isCreating, setCreating] = useState(false)
  const create = <ActionButton onClick={() => setCreating(true)}>Create an API key</ActionButton>
  const close = () => {
    setCreating(false)
    focusTitle()
  }
  const session = useSession()
  const mayHook = session !== null && mayAsk(webhooks, session)
  return (
    <Page
      title="API keys"
      lead="A key lets your software look up or register microchips in your name. It can never do more than you can."
      crumbs={[{ label: 'Profile', to: paths.profile }]}
      actions={
        <>
          {!list.isEmpty && create}
          <ButtonLink weight="plain" to={paths.developers}>
            Read how to connect
          </ButtonLink>
        </>
      }
    >
      <Listed
        list={list}
        what="your API keys"
        shape="cards"
        none={
          <EmptyState art={<SearchPaperArt />} title="No API keys yet" action={create}>
            You’ll see your keys here, and when each was last used. Start with a sandbox key: nothing it does reaches the register.
          </EmptyState>
        }
      >
        <CardList list={list} label="API keys">
          <Rows>
            {list.shown?.items.map((key) => (
              <KeyCard key={key.id} apiKey={key} />
            ))}
          </Rows>
        </CardList>
      </Listed>
      {isCreating && <NewKeyDialog onClose={close} />}
      <Searches />
      {mayHook && <Webhooks />}
    </Page>
  )
}
