import type { ReactNode } from 'react'
import { saveMemberToken, useSession } from '#platform/web/session.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { getMyOrganisations, workAs } from '../contract.ts'
import { openTo } from './opento.ts'

/** On a page of an organisation, for a colleague who is in their own account: they work as it with one press, and are on the page they asked for. */
export function WorkAsOne({ stranger }: { stranger: ReactNode }) {
  const session = useSession()
  // Asked for everyone: a session that began before its holder joined an organisation doesn’t know of it.
  const query = useCall(getMyOrganisations, {})
  const { run, isPending } = useAction(workAs, { then: ({ token }) => saveMemberToken(token) })
  if (query.isError) return stranger
  return (
    <Loaded what="your organisations" query={query} count={2}>
      {({ organisations }) => {
        const open = openTo(organisations, session?.working ? session.name : null)
        if (open.length === 0) return stranger
        return (
          <EmptyState
            art={<MessageRelayArt />}
            title="This page belongs to an organisation"
            action={
              <>
                {open.map(({ id, organisation }) => (
                  <ActionButton key={id} busy={isPending} onClick={() => void run({ id })}>
                    Work as {organisation}
                  </ActionButton>
                ))}
                <ButtonLink weight="plain" to={paths.organisations}>
                  See your organisations
                </ButtonLink>
              </>
            }
          >
            You’re in {session?.working ? `the account of ${session.name}` : 'your own account'}. Choose who you’re working for, and you’ll
            stay on this page.
          </EmptyState>
        )
      }}
    </Loaded>
  )
}
