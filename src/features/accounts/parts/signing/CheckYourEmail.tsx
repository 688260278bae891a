import type { ReactNode } from 'react'
import { site } from '#src/site.ts'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { useTitleFocus } from '#ui/useTitleFocus.ts'

interface CheckYourEmailProps {
  email: string
  action: ReactNode
  children: ReactNode
}

/** Takes the place of a form whose answer goes by e-mail; the words are the same whoever asked. */
export function CheckYourEmail({ email, action, children }: CheckYourEmailProps) {
  useTitleFocus()
  return (
    <Page width="narrow" title="Check your e-mail">
      <Panel look="raised">
        <EmptyState art={<MessageRelayArt />} title={email} action={action}>
          <p>{children}</p>
          <p>Nothing after 5 minutes? Check your junk folder, or call us on {site.phone}.</p>
        </EmptyState>
      </Panel>
    </Page>
  )
}
