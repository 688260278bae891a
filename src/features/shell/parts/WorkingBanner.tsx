import { useNavigate } from 'react-router'
import { pageAfterSignIn } from '#features/accounts/kit/start.ts'
import { getOwners, workAsMyself } from '#features/members/contract.ts'
import { roleWords } from '#features/members/kit/roles.ts'
import { orListed } from '#platform/listed.ts'
import { decode, type Session, saveToken } from '#platform/web/session.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'

/** Says to whoever works as an organisation that they do, on every page, and leads back to their own account. */
export function WorkingBanner({ session: { name, working } }: { session: Session }) {
  const navigate = useNavigate()
  const { run, isPending } = useAction(workAsMyself, {
    toast: true,
    then: async ({ token }) => {
      saveToken(token)
      await navigate(pageAfterSignIn(decode(token)?.profileTypes ?? []))
    },
  })
  if (!working) return null
  return (
    <Box component="aside" aria-label="Who you’re working as" bg="var(--ui-info-back)" c="var(--ui-info-text)">
      <Group gap="0.5rem 1rem" justify="space-between" maw="79rem" mx="auto" p="0.5rem clamp(1rem, 4vw, 2.5rem)">
        <Box component="p" m={0} style={{ overflowWrap: 'anywhere' }}>
          You’re working as <strong>{name}</strong>. {working.member}, {roleWords[working.role].label.toLowerCase()}
          {working.role === 'readOnly' && <OnlyLooking />}
        </Box>
        <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => void run({})}>
          Back to my own account
        </ActionButton>
      </Group>
    </Box>
  )
}

/** What somebody who only reads can do, and who can do the rest or let them. */
function OnlyLooking() {
  const names = useCall(getOwners, {}, { freshFor: 600 }).data?.names.slice(0, MOST_NAMED) ?? []
  const whom = names.length > 0 ? orListed(names) : 'an owner'
  return (
    <>. You can look at the organisation’s records, but you can’t change them. To get something changed, or another role, ask {whom}.</>
  )
}

/** Of several owners, how many are named. */
const MOST_NAMED = 3
