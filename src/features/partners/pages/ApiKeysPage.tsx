import { listView } from '#platform/web/listview.ts'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { CardList } from '#ui/CardList.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Listed } from '#ui/Listed.tsx'
import { Page } from '#ui/Page.tsx'
import { apiKeys, webhooks } from '../contract.ts'
import { KeyCard } from '../parts/KeyCard.tsx'
import { NewKeyDialog } from '../parts/NewKeyDialog.tsx'
import { Searches } from '../parts/Searches.tsx'
import { Webhooks } from '../parts/Webhooks.tsx'

const keys = listView({}, { pageSize: 20 })

/** The keys with which a person's software talks to the register. */
export default function ApiKeysPage() {
  const list = useList(apiKeys, keys)
  const session = useSession()
  const mayHook = session !== null && mayAsk(webhooks, session)
  return (
    <Page
      title="API keys"
      lead="A key lets your software look up or register microchips in your name. It can never do more than you can."
      crumbs={[{ label: 'Profile', to: paths.profile }]}
      actions={!list.isEmpty && <CreateButton />}
    >
      <Listed
        list={list}
        what="your API keys"
        shape="cards"
        none={
          <EmptyState art={<SearchPaperArt />} title="No API keys yet" action={<CreateButton />}>
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
      <Searches />
      {mayHook && <Webhooks />}
    </Page>
  )
}

function CreateButton() {
  return <DialogButton renderDialog={(close) => <NewKeyDialog onClose={close} />}>Create an API key</DialogButton>
}
