import { Link } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Box } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { banners } from '../contract.ts'

type Shown = AnswerOf<typeof banners>['items']

/** What the operator has to say just now. `served`: what a guest is shown, as the page came with it; who is signed in is shown their own. */
export function Banners({ served }: { served: Shown }) {
  const session = useSession()
  const own = useCall(banners, {}, { enabled: session !== null }).data
  const items = own?.items ?? served
  if (items.length === 0) return null
  return (
    <section aria-label="Notices">
      <Rows gap="sm">
        {items.map(({ id, text, tone, link }) => (
          <Notice kind={tone} key={id} {...(link && { action: <Way {...link} /> })}>
            <Box component="p" m={0}>
              {text}
            </Box>
          </Notice>
        ))}
      </Rows>
    </section>
  )
}

function Way({ to, words }: { to: string; words: string }) {
  if (to.startsWith('/')) return <Link to={to}>{words}</Link>
  return (
    <a href={to} rel="noopener noreferrer">
      {words}
    </a>
  )
}
