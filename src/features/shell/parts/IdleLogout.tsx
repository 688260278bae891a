import { useEffect, useState } from 'react'
import { useIdleTimer } from 'react-idle-timer'
import { useNavigate } from 'react-router'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { logOut } from '../logOut.ts'
import { Dialog } from './Dialog.tsx'

/** Logs a person out who has gone away, and warns before. All tabs count as one: who is active in one is active in all. */
export function IdleLogout({ times = site.idle }: { times?: Record<keyof typeof site.idle, number> }) {
  const [warned, setWarned] = useState(false)
  const navigate = useNavigate()
  const end = times.after + times.window
  const timer = useIdleTimer({
    timeout: end * 1000,
    promptBeforeIdle: (end - times.warn) * 1000,
    onPrompt: () => setWarned(true),
    onActive: () => setWarned(false),
    onIdle: () => {
      setWarned(false)
      void logOut('idle', navigate)
    },
    crossTab: true,
    syncTimers: times.ping * 1000,
    name: 'homeward.idle',
  })
  if (!warned) return null
  return (
    <Dialog title="Are you still there?" urgent>
      <p>
        We’ll sign you out in <Countdown left={timer.getRemainingTime} every={times.ping} /> to keep your pets’ details safe.
      </p>
      <FormActions>
        <ActionButton onClick={timer.activate}>Stay signed in</ActionButton>
        <ActionButton weight="plain" onClick={() => void logOut('asked', navigate)}>
          Sign out
        </ActionButton>
      </FormActions>
    </Dialog>
  )
}

/** How long there is left, in words; it steps every `every` seconds. */
function Countdown({ left, every }: { left: () => number; every: number }) {
  const [seconds, setSeconds] = useState(() => Math.ceil(left() / 1000))
  useEffect(() => {
    const ticking = setInterval(() => setSeconds(Math.ceil(left() / 1000)), every * 1000)
    return () => clearInterval(ticking)
  }, [left, every])
  return <>{seconds >= 60 ? '1 minute' : `${seconds} seconds`}</>
}
