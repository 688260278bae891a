import { updateUser, updateUserEmail, userProfile } from '#features/accounts/contract.ts'
import type { Task } from '#features/accounts/shapes.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Lines } from '#ui/Lines.tsx'
import { Mark } from '#ui/Mark.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getTasks } from '../contract.ts'
import { iconOf } from './taskicons.tsx'
import classes from './WaitingList.module.css'

const EVERY_SECONDS = 60

interface WaitingListProps {
  /** What the page itself is about. */
  without?: readonly Task['kind'][]
}

/** What waits for whoever has signed in, most urgent first, each with what to do about it; nothing at all where nothing waits. */
export function WaitingList({ without }: WaitingListProps) {
  const tasks = useCall(getTasks, {}, { every: EVERY_SECONDS, freshFor: 0 })
  const items = tasks.data?.items.filter(({ kind }) => !without?.includes(kind)) ?? []
  if (items.length === 0) return null
  return (
    <Panel title="To do" look="raised">
      <Lines>
        {items.map((task) => (
          <li key={`${task.kind} ${task.id}`}>
            <Line task={task} />
          </li>
        ))}
      </Lines>
    </Panel>
  )
}

function Line({ task }: { task: Task }) {
  return (
    <div className={classes.line}>
      <Mark tone={task.urgent ? 'alert' : 'watch'} size="md">
        {iconOf(task.kind)}
      </Mark>
      <div>
        <Box component="h3" ff="text" fz="md" fw={700} lh={1.4} lts={0}>
          {task.title}
        </Box>
        <Box component="p" c="dimmed" m={0}>
          {task.text}
        </Box>
      </div>
      <div className={classes.action}>
        <Act task={task} />
      </div>
    </div>
  )
}

/** Two things are done where they stand; for the rest there is a page. */
function Act({ task }: { task: Task }) {
  if (task.kind === 'email') return <SendAgain words={task.act} />
  if (task.kind === 'details') return <StillRight task={task} />
  return (
    <ButtonLink weight={task.urgent ? 'urgent' : 'plain'} size="sm" to={task.link}>
      {task.act}
    </ButtonLink>
  )
}

function SendAgain({ words }: { words: string }) {
  const { data: account } = useCall(userProfile, {})
  const { run, isPending } = useAction(updateUserEmail, {
    once: true,
    toast: 'We’ve sent you a new link.',
    refresh: [userProfile, getTasks],
  })
  return (
    <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => account && run({ email: account.email })}>
      {words}
    </ActionButton>
  )
}

function StillRight({ task }: { task: Task }) {
  const { run, isPending } = useAction(updateUser, {
    toast: 'Thank you. You’ve confirmed that your details are right.',
    refresh: [userProfile, getTasks],
  })
  return (
    <>
      <ActionButton weight={task.urgent ? 'main' : 'plain'} size="sm" busy={isPending} onClick={() => run({ detailsAreRight: true })}>
        {task.act}
      </ActionButton>
      <ButtonLink weight="quiet" size="sm" to={paths.profile}>
        Check details
      </ButtonLink>
    </>
  )
}
