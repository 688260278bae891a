import { useSearchParams } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { getTailTagSettings } from '../contract.ts'
import { ActivatePanel } from '../parts/ActivatePanel.tsx'
import { JoinForm } from '../parts/JoinForm.tsx'

export const meta = () => [{ name: 'description', content: 'Activate your TailTag with its PIN. It’s free.' }]

/** Where a tag leads that belongs to no pet yet: activate it, with the account that you have or with a new one. */
export default function ActivateTagPage() {
  const [search] = useSearchParams()
  const session = useSession()
  const code = search.get('tag')?.slice(0, 60) ?? ''
  return (
    <Page
      title="Activate your tag"
      lead="You’ll need the code on the tag and the PIN from under its wrapping. It’s free."
      width="text"
      crumbs={[{ label: 'About TailTag', to: paths.tailTagAbout }]}
    >
      {session ? <Activate code={code} /> : <JoinForm key={code} code={code} />}
    </Page>
  )
}

function Activate({ code }: { code: string }) {
  const query = useCall(getTailTagSettings, {})
  return (
    <Loaded what="your tags" query={query} shape="cards" count={1}>
      {({ tags }) => <ActivatePanel tags={tags} code={code} then={paths.tailTagSettings} />}
    </Loaded>
  )
}
