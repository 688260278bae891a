import { useNavigate } from 'react-router'
import { pageAfterSignIn } from '#features/accounts/kit/start.ts'
import { workAsMyself } from '#features/members/contract.ts'
import { roleWords } from '#features/members/kit/roles.ts'
import { decode, type Session, saveToken } from '#platform/web/session.ts'
import { useAction } from '#platform/web/useAction.ts'
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
          {working.role === 'readOnly' && ': you can look at everything, but a manager has to make the changes'}
        </Box>
        <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => void run({})}>
          Back to my own account
        </ActionButton>
      </Group>
    </Box>
  )
}
