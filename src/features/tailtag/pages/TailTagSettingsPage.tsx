import { useSearchParams } from 'react-router'
import { pageAfterSignIn } from '#features/accounts/kit/start.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { getTailTagSettings } from '../contract.ts'
import { tagPanels } from '../kit/points.ts'
import { ActivatePanel } from '../parts/ActivatePanel.tsx'
import { NoTags } from '../parts/NoTags.tsx'
import { Scans } from '../parts/Scans.tsx'
import { TagPanel } from '../parts/TagPanel.tsx'

/** A keeper’s tags: what each shows and when, where they were scanned, and how to activate another. */
export default function TailTagSettingsPage() {
  const [search] = useSearchParams()
  const session = useSession()
  const query = useCall(getTailTagSettings, {})
  return (
    <Page
      title="TailTag settings"
      lead="What people see when they scan your pet’s tag, and where it was scanned. Reaching you through the tag is free for ever."
      crumbs={[{ label: 'Dashboard', to: pageAfterSignIn(session?.profileTypes ?? []) }]}
    >
      <Loaded what="your tags" query={query} shape="cards" count={2}>
        {({ tags, hasPlus }) => (
          <WithAside
            aside={
              <>
                <ActivatePanel key={tags.length} tags={tags} code={search.get('tag')?.slice(0, 60) ?? ''} />
                <Extended point={tagPanels} props={{}} />
              </>
            }
          >
            <Rows>
              {tags.length === 0 ? <NoTags /> : <Scans />}
              {tags.map((tag) => (
                <TagPanel key={tag.id} tag={tag} hasPlus={hasPlus} />
              ))}
            </Rows>
          </WithAside>
        )}
      </Loaded>
    </Page>
  )
}
